/** How the latest run fares, where it is not simply there: what stopped it and the way back, or that it takes its time. */

import { useSelect, useSession, useText } from '../useSession';

export function RunStatus() {
  const t = useText();
  const { failure, late, shown } = useSelect((state) => state.run);
  const inPage = useSelect((state) => state.inPage);
  if (failure) {
    return (
      <div className="lt-run-status">
        <p className="lt-problem">
          {t(failure.key, failure.args)} {shown && t('run.stale')}
        </p>
        <WayBack />
      </div>
    );
  }
  const running = late || !shown ? t(shown ? 'run.running' : 'run.first') : '';
  if (running === '' && !inPage) return null;
  return (
    <p className="lt-text lt-small lt-mute lt-run-status">
      {running} {inPage && t('run.inline')}
    </p>
  );
}

/** What was changed last is taken back; a link that cannot be run leads to the story's beginning. */
function WayBack() {
  const t = useText();
  const { actions } = useSession();
  const canUndo = useSelect((state) => state.history.past.length > 0);
  const first = useSelect((state, select) => select.scenario(state)?.firstPreset);
  if (!canUndo && first === undefined) return null;
  return (
    <button
      type="button"
      className="lt-button"
      onClick={() => (canUndo ? actions.undo() : actions.choosePreset(first ?? ''))}
    >
      {canUndo ? t('run.undo') : t('run.back', { name: t(`preset.${first}`) })}
    </button>
  );
}
