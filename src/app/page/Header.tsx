/** Name, stories, and what can be done with the page as a whole. */

import { Suspense, useState } from 'react';
import type { Card } from '../../scenarios/scenario';
import { THEME_CHOICES, type ThemeChoice } from '../../state/preferences';
import { useSelect, useSession, useText } from '../useSession';
import { SaveDialog, ShareDialog } from './dialogs';
import { LessonLink } from './LessonLink';
import { StoryLink } from './StoryLink';

export function Header({ onKeys }: { onKeys(): void }) {
  const t = useText();
  const { cards, lessons } = useSession();
  const current = useSelect((state) => state.link.scenario);
  const lesson = useSelect((state) =>
    state.link.lesson || !state.link.scenario
      ? undefined
      : lessons.find(({ scenario }) => scenario === state.link.scenario),
  );
  const [sharing, setSharing] = useState(false);
  const [saving, setSaving] = useState(false);
  const shown = useSelect((state) => state.run.shown);
  return (
    <header className="lt-header">
      <StoryLink className="lt-brand">{t('app.name')}</StoryLink>
      {current !== undefined && (
        <nav className="lt-stories" aria-label={t('header.stories')}>
          {cards.map((card) => (
            <StoryLink key={card.id} story={card} className="lt-story-link" current={card.id === current}>
              <StoryTitle card={card} />
            </StoryLink>
          ))}
        </nav>
      )}
      <div className="lt-actions">
        {lesson && (
          <LessonLink lesson={lesson} className="lt-button lt-button-quiet lt-header-lesson">
            {t('header.lesson')}
          </LessonLink>
        )}
        <ThemeSelect />
        {shown && (
          <button type="button" className="lt-button lt-button-quiet" onClick={() => setSaving(true)}>
            {t('save.open')}
          </button>
        )}
        {current !== undefined && (
          <button type="button" className="lt-button lt-button-quiet" onClick={() => setSharing(true)}>
            {t('header.share')}
          </button>
        )}
        <button
          type="button"
          className="lt-button lt-button-icon lt-button-quiet"
          aria-label={t('header.keys.long')}
          title={t('header.keys.long')}
          onClick={onKeys}
        >
          ?
        </button>
      </div>
      <Suspense fallback={null}>
        {sharing && <ShareDialog onClose={() => setSharing(false)} />}
        {saving && shown && <SaveDialog shown={shown} onClose={() => setSaving(false)} />}
      </Suspense>
    </header>
  );
}

function StoryTitle({ card }: { readonly card: Card }) {
  return useSelect((state, select) => select.cardText(state, card))('title');
}

function ThemeSelect() {
  const t = useText();
  const { actions } = useSession();
  const theme = useSelect((state) => state.preferences.theme);
  return (
    <select
      className="lt-select lt-theme-select"
      aria-label={t('header.theme')}
      value={theme}
      onChange={(event) => actions.setTheme(event.target.value as ThemeChoice)}
    >
      {THEME_CHOICES.map((choice) => (
        <option key={choice} value={choice}>
          {t(`theme.${choice}`)}
        </option>
      ))}
    </select>
  );
}
