/** Makes an embed of what is seen: how large, how it looks, what of it is seen and may be changed; what to paste. */

import { useMemo, useState } from 'react';
import type { Scenario } from '../../scenarios/scenario';
import type { Wants } from '../../state/embedAddress';
import { THEME_CHOICES } from '../../state/preferences';
import { textFor } from '../../text';
import { embed } from '../../text/en/embed';
import { evidence } from '../../text/en/evidence';
import { later } from '../../text/en/later';
import { useSelect } from '../useSession';
import { Dialog } from './Dialog';
import { EmbedCode } from './EmbedCode';
import { EmbedNames } from './EmbedNames';
import { type Embedded, embedAddress } from './embedCode';
import './embedDialog.css';

/** Where the app lies: no query, no fragment. */
const pageAddress = (): string => window.location.href.replace(/[?#].*/s, '');

/** width and height, px; undefined: all the width, as high as the content. */
const SIZES = {
  content: [undefined, undefined],
  medium: [600, 400],
  wide: [800, 450],
  phone: [390, 640],
  small: [300, 150],
} as const satisfies Record<string, readonly [number | undefined, number | undefined]>;
type SizeName = keyof typeof SIZES;

const CHROMES = ['min', 'none', 'full'] as const;
/** A preview of an embed as high as its content. */
const PREVIEW_HEIGHT = 420;

export function EmbedDialog({ scenario, onClose }: { readonly scenario: Scenario; onClose(): void }) {
  const lang = useSelect((state) => state.preferences.lang);
  const t = useMemo(
    () => textFor(lang, { ...later, ...evidence, ...scenario.text, ...embed }),
    [lang, scenario],
  );
  const fragment = useSelect((state, select) => select.fragmentForOthers(state));
  const lesson = useSelect((state) => state.link.lesson !== undefined);
  const [size, setSize] = useState<SizeName>('content');
  const [theme, setTheme] = useState('auto');
  const [chrome, setChrome] = useState<string>('min');
  const [hidden, setHidden] = useState<readonly string[]>([]);
  const [locked, setLocked] = useState<readonly string[]>([]);
  const [answers, setAnswers] = useState(true);

  const settings = scenario.parameters.map(({ key }) => key);
  const [width, height] = SIZES[size];
  const wants: Wants & { readonly fragment: string } = {
    fragment,
    ...(chrome === 'min' ? {} : { chrome }),
    ...(theme === 'auto' ? {} : { theme }),
    ...(hidden.length === 0 ? {} : { hide: hidden.join(',') }),
    ...(locked.length === 0 ? {} : { lock: locked.join(',') }),
    ...(answers ? {} : { answers: '0' }),
  };
  const embedded: Embedded = { page: pageAddress(), title: t('title'), wants, settings, width, height };
  const address = embedAddress(embedded);

  return (
    <Dialog t={t} title={t('embedDialog.title')} onClose={onClose}>
      <div className="lt-embed-dialog">
        <div className="lt-embed-choices">
          <Choice
            label={t('embedDialog.size')}
            value={size}
            options={Object.keys(SIZES)}
            name={(one) => t(`embedDialog.size.${one}`)}
            onValue={(one) => setSize(one as SizeName)}
          />
          <Choice
            label={t('header.theme')}
            value={theme}
            options={THEME_CHOICES}
            name={(one) => t(`theme.${one}`)}
            onValue={setTheme}
          />
          <Choice
            label={t('embedDialog.chrome')}
            value={chrome}
            options={CHROMES}
            name={(one) => t(`embedDialog.chrome.${one}`)}
            onValue={setChrome}
          />
          {lesson && (
            <label className="lt-choice">
              <input
                type="checkbox"
                checked={!answers}
                onChange={(event) => setAnswers(!event.target.checked)}
              />
              <span>{t('embedDialog.answers')}</span>
            </label>
          )}
          <EmbedNames
            t={t}
            scenario={scenario}
            lesson={lesson}
            hidden={hidden}
            onHidden={setHidden}
            locked={locked}
            onLocked={setLocked}
          />
        </div>
        <section className="lt-embed-preview" aria-label={t('embedDialog.preview')}>
          {/* another frame for another address: one that goes to another address would be in the history */}
          <iframe
            key={address}
            title={t('embedDialog.preview')}
            src={address}
            style={{
              inlineSize: width === undefined ? '100%' : `${width}px`,
              blockSize: `${height ?? PREVIEW_HEIGHT}px`,
            }}
          />
        </section>
        <EmbedCode t={t} embedded={embedded} />
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  name(option: string): string;
  onValue(option: string): void;
}

function Choice({ label, value, options, name, onValue }: ChoiceProps) {
  return (
    <label className="lt-embed-choice">
      <span>{label}</span>
      <select className="lt-select" value={value} onChange={(event) => onValue(event.target.value)}>
        {options.map((option) => (
          <option key={option} value={option}>
            {name(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
