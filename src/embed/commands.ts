/** Does what the page around asks for. What cannot be done is answered with an error that says why. */

import type { ParameterValue } from '../sim/parameters';
import { readParameter } from '../sim/parameters';
import type { HostActions } from '../state/hostActions';
import { readTime } from '../state/linkTime';
import type { Session } from '../state/session';
import type { Text } from '../text/catalogue';
import { problemSentence, quoted } from '../text/problems';
import type { Id } from './check';
import type { ErrorCode, HostMessage } from './schema';

export interface CommandParts {
  readonly session: Session;
  readonly hostActions: HostActions;
  /** Words of the story and of the embed. */
  text(): Text;
  /** Opens another fragment. */
  open(fragment: string): void;
  fail(code: ErrorCode, sentence: string, id: Id): void;
  sendState(id: Id): void;
  sendReady(id: Id): void;
  setMost(height: number): void;
}

export function makeCommands(parts: CommandParts): (message: HostMessage) => void {
  const { session, text, fail } = parts;
  const { actions, select, store } = session;
  const { hostActions } = parts;

  const set = (message: Extract<HostMessage, { type: 'set' }>): void => {
    const { values = {}, preset, seed, fragment, id } = message;
    if (fragment !== undefined) {
      parts.open(fragment);
      return;
    }
    const state = store.getState();
    const scenario = select.scenario(state);
    const t = text();
    if (!scenario) {
      fail('unable', t('embed.error.noStory'), id);
      return;
    }
    const chosen = scenario.presets.find((one) => one.id === preset);
    if (preset !== undefined && !chosen) {
      const known = scenario.presets.map((one) => one.id).join(', ');
      fail('setting', t('embed.error.preset', { name: quoted(preset), known }), id);
    }
    const next: Record<string, ParameterValue> = chosen
      ? { ...select.defaults(scenario), ...chosen.values }
      : { ...state.link.values };
    for (const [key, value] of Object.entries(values)) {
      const parameter = scenario.parameters.find((one) => one.key === key);
      if (!parameter) {
        const known = scenario.parameters.map((one) => one.key).join(', ');
        fail('setting', t('embed.error.key', { key: quoted(key), known }), id);
        continue;
      }
      const reading = readParameter(parameter, String(value));
      if (reading.ok) next[key] = reading.value;
      else {
        const problem = problemSentence(t, reading.problem, key, parameter);
        const used = String(reading.nearest ?? next[key]);
        fail('setting', t('embed.error.value', { problem, used }), id);
        if (reading.nearest !== undefined) next[key] = reading.nearest;
      }
    }
    hostActions.setSettings(next, seed === undefined ? state.link.seed : Math.round(seed));
  };

  const seek = (to: number | string, id: Id): void => {
    const read = typeof to === 'number' ? { ns: to } : readTime(to);
    if (!read) fail('field', text()('embed.error.time', { text: quoted(String(to)) }), id);
    else if (hasRun(id)) actions.seek(read.ns);
  };

  const hasRun = (id: Id): boolean => {
    const there = store.getState().run.shown !== undefined;
    if (!there) fail('busy', text()('embed.error.noRun'), id);
    return there;
  };

  const step = (direction: number, by: 'event' | 'gap' | 'lesson', id: Id): void => {
    const way = direction < 0 ? -1 : 1;
    if (by === 'lesson') {
      if (!store.getState().link.lesson) fail('unable', text()('embed.error.noLesson'), id);
      else if (way > 0) actions.nextStep();
      else actions.previousStep();
    } else if (hasRun(id)) {
      if (by === 'gap') actions.stepGap(way);
      else actions.step(way);
    }
  };

  return (message) => {
    const { id } = message;
    switch (message.type) {
      case 'hello':
        parts.sendReady(id);
        return;
      case 'get':
        parts.sendState(id);
        return;
      case 'set':
        set(message);
        return;
      case 'play':
        if (!hasRun(id)) return;
        if (message.nsPerSecond !== undefined) actions.setSpeed(message.nsPerSecond);
        // nothing moves by itself where somebody does not want it
        if (select.still(store.getState())) actions.step(1);
        else actions.setPlaying(true);
        return;
      case 'pause':
        actions.setPlaying(false);
        return;
      case 'seek':
        seek(message.to, id);
        return;
      case 'step':
        step(message.direction, message.by ?? 'event', id);
        return;
      case 'lock':
        hostActions.setHost({ locked: message.keys });
        return;
      case 'theme':
        hostActions.setPreferences({ theme: message.theme });
        return;
      case 'maxHeight':
        parts.setMost(message.height);
    }
  };
}
