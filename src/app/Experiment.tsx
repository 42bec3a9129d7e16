/**
 * A story's page: what the run shows, the picture, the timeline, the settings, and what follows from it. Where each part
 * stands is the style sheet's business; the order here is the order of reading.
 */

import { lazy, Suspense } from 'react';
import type { Scenario } from '../scenarios/scenario';
import { Notices } from './page/Notices';
import { RunStatus } from './page/RunStatus';
import { Section } from './page/Section';
import { PicturePanel } from './panels/PicturePanel';
import { PlaybackPanel } from './panels/PlaybackPanel';
import { TimelinePanel } from './panels/TimelinePanel';
import { VerdictPanel } from './panels/VerdictPanel';
import {
  loadAnswers,
  loadCompare,
  loadControls,
  loadFrame,
  loadLesson,
  loadPresentation,
  loadReading,
} from './parts';
import { useSelect, useText } from './useSession';
import './experiment.css';

export function Experiment({ scenario }: { readonly scenario: Scenario }) {
  const t = useText();
  const shown = useSelect((state) => state.run.shown);
  const compared = useSelect((state) => state.link.pinned !== undefined);
  const preview = useSelect((state) => state.run.preview);
  const read = useSelect((state) => state.run.read);
  const waiting = useSelect(({ run }) => !run.shown && !run.failure);
  const folded = useSelect((state, select) => select.folded(state));
  const at = useSelect((state, select) => select.atStep(state));
  const presenting = useSelect((state) => state.presenting);
  const hidden = useSelect((state) => state.host?.hidden);
  const has = (name: string): boolean => !hidden?.includes(name);
  const lesson = at && has('lesson');
  const classes = [
    'lt-experiment',
    waiting && 'lt-experiment-waiting',
    (folded || !has('controls')) && !lesson && 'lt-experiment-folded',
    lesson && !presenting && 'lt-experiment-lesson',
    presenting && 'lt-experiment-presented',
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <main className={classes}>
      <h1 className="lt-experiment-title">
        <bdi className="lt-num">{scenario.year}</bdi> {t('title')}
      </h1>
      {at && (
        <Section name="lesson" quiet about={at}>
          <Suspense fallback={<p className="lt-text">{t('story.loading')}</p>}>
            {presenting ? <Presentation at={at} /> : <LessonPanel at={at} />}
          </Suspense>
        </Section>
      )}
      <div className="lt-at-notices">
        <Notices />
        {!has('verdict') && <RunStatus />}
      </div>
      <Section name="verdict" quiet about={shown}>
        {shown && <VerdictPanel shown={shown} />}
        {shown && compared && (
          <Suspense fallback={null}>
            <ComparePanel shown={shown} />
          </Suspense>
        )}
        <RunStatus />
      </Section>
      {shown && (
        <>
          <Section name="picture" quiet about={shown}>
            <PicturePanel shown={preview ?? shown} />
          </Section>
          <Section name="timeline" quiet about={shown}>
            {has('playback') && <PlaybackPanel shown={shown} />}
            <TimelinePanel shown={shown} preview={preview} />
          </Section>
          {shown.scenario.anatomy && (
            <Section name="frame" quiet about={shown}>
              <Suspense fallback={<div className="lt-frame-waiting" />}>
                <FramePanel shown={preview ?? shown} anatomy={shown.scenario.anatomy} />
              </Suspense>
            </Section>
          )}
        </>
      )}
      {at?.step.controls === undefined && at ? null : (
        <Section name="controls" quiet about={shown}>
          <Suspense fallback={<div className="lt-controls-waiting" />}>
            {!waiting && <ControlsPanel scenario={scenario} only={at?.step.controls} />}
          </Suspense>
        </Section>
      )}
      {read && (
        <Suspense fallback={<div className="lt-at-answers lt-answers-waiting" />}>
          <Answers shown={read} />
        </Suspense>
      )}
      {read && (
        <Suspense fallback={null}>
          <Reading shown={read} />
        </Suspense>
      )}
    </main>
  );
}

const LessonPanel = lazy(loadLesson);
const Presentation = lazy(loadPresentation);
const ComparePanel = lazy(loadCompare);
const ControlsPanel = lazy(loadControls);
const FramePanel = lazy(loadFrame);
const Answers = lazy(loadAnswers);
const Reading = lazy(loadReading);
