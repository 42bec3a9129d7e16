/**
 * A frame opened field by field: its slot on the line drawn to scale, and the field that is looked at byte by byte. One
 * tab stop; arrow keys go from field to field.
 *
 * It knows no protocol: names and meanings are the story's words, lengths and bytes come with the fields.
 */

import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import type { FrameField } from '../../scenarios/scenario';
import type { BusyCategory } from '../../sim/categories';
import type { Text } from '../../text/catalogue';
import { formatCount } from '../../text/format';
import { Swatch } from '../Swatch';
import type { ThemeName } from '../theme';
import { USUAL_FONT, useSize } from '../timeline/useSize';
import { FieldTab } from './FieldTab';
import { FrameTable } from './FrameTable';
import { layoutFrame } from './layout';
import { bytesWords, mostTelling, offsetsOf, sentenceOf, valueWords, whereWords } from './words';
import './frame.css';

export type FrameMoment = 'now' | 'next' | 'last' | 'picked';

export interface FrameViewProps {
  readonly t: Text;
  readonly theme: ThemeName;
  readonly fields: readonly FrameField[];
  /** What sort of frame it is, in words. */
  readonly what: string;
  readonly moment: FrameMoment;
  /** How much of it has been sent, 0..1; undefined while it is not on the line. */
  readonly progress?: number | undefined;
}

export function FrameView({ t, theme, fields, what, moment, progress }: FrameViewProps) {
  const root = useRef<HTMLDivElement>(null);
  const tabs = useRef<HTMLDivElement>(null);
  const id = useId();
  const { width, fontSize } = useSize(root);
  const [wanted, setWanted] = useState<string>();
  const layout = useMemo(() => {
    const names = fields.map((field) => ({
      long: t(`field.${field.id}`),
      short: t(`field.${field.id}.short`),
    }));
    const categories: Partial<Record<BusyCategory, string>> = {};
    for (const { category } of fields) categories[category] = t(`category.${category}`);
    return layoutFrame(fields, names, categories, width, fontSize / USUAL_FONT);
  }, [t, fields, width, fontSize]);
  const found = fields.findIndex((field) => field.id === wanted);
  const open = found >= 0 ? found : mostTelling(fields);
  const field = fields[open]!;
  const offset = offsetsOf(fields)[open];
  const slot = fields.reduce((sum, { length }) => sum + length, 0);

  const onKey = (event: KeyboardEvent): void => {
    const to = { ArrowRight: open + 1, ArrowLeft: open - 1, Home: 0, End: fields.length - 1 }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = Math.min(fields.length - 1, Math.max(0, to));
    setWanted(fields[next]!.id);
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  const mark = progress === undefined ? undefined : layout.at(progress * slot);
  const value = valueWords(t, field);
  return (
    <details className="lt-frame" open>
      <summary className="lt-frame-summary">
        <span className="lt-frame-what">{what}</span> <span className="lt-mute">{t(`frame.${moment}`)}</span>{' '}
        <span className="lt-frame-sentence">{sentenceOf(t, fields)}</span>
      </summary>
      <div ref={root} className="lt-frame-body">
        {layout.strip.length > 0 ? (
          <div className="lt-frame-strip" dir="ltr" aria-hidden="true">
            {layout.strip.map(({ category, x, width: length }) => (
              <span
                key={`${category} ${x}`}
                className="lt-fill"
                data-category={category}
                style={{ left: x, width: length }}
              />
            ))}
          </div>
        ) : null}
        <div className="lt-frame-stage" dir="ltr" style={{ blockSize: layout.height }}>
          <div ref={tabs} role="tablist" aria-label={t('frame.fields')} onKeyDown={onKey}>
            {layout.fields.map((place) => (
              <FieldTab
                key={fields[place.index]!.id}
                t={t}
                id={id}
                field={fields[place.index]!}
                place={place}
                height={layout.field}
                selected={place.index === open}
                onOpen={() => setWanted(fields[place.index]!.id)}
              />
            ))}
          </div>
          <div aria-hidden="true">
            {layout.groups.map(({ category, x, y, width: length, bytes, label }) => (
              <div
                key={`${category} ${x} ${y}`}
                className="lt-frame-group"
                style={{ left: x, top: y + layout.field, width: length, height: layout.group }}
              >
                {label ? <Swatch category={category} theme={theme} /> : null}
                {label === 'full' && bytes !== undefined ? (
                  <span>
                    {t(`category.${category}`)} <span className="lt-num">{formatCount(bytes)}</span>
                  </span>
                ) : null}
              </div>
            ))}
            {mark ? (
              <div
                className="lt-frame-mark"
                style={{ left: mark.x, top: mark.y - 2, height: layout.field + 4 }}
              />
            ) : null}
          </div>
        </div>
        <div className="lt-frame-open" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${field.id}`}>
          <p className="lt-text">
            <Swatch category={field.category} theme={theme} /> <strong>{t(`field.${field.id}`)}</strong>{' '}
            <span className="lt-mute">
              {t(`category.${field.category}`)}, {whereWords(t, offset, field.length)}.
            </span>{' '}
            {t(`field.${field.id}.meaning`)}
          </p>
          <p className="lt-text lt-frame-bytes">
            <bdi dir="ltr" className={field.bytes ? 'lt-frame-hex' : 'lt-mute'}>
              {bytesWords(t, field)}
            </bdi>{' '}
            {value ? <bdi dir="auto">{value}</bdi> : null}
          </p>
        </div>
        <FrameTable t={t} fields={fields} what={what} />
      </div>
    </details>
  );
}
