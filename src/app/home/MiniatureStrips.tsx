/** Lines of a story's moments under each other, true to scale; room for them is kept from the start. */

import type { Moment } from '../../state/home/miniature';
import { home } from '../../text/en/home';
import { formatDuration, formatShare } from '../../text/format';
import { StripView } from '../../views/strip/StripView';
import { useSelect, useSession } from '../useSession';
import { useTextWith } from '../useTextWith';

interface Props {
  readonly story: string;
  readonly moments: readonly Moment[] | undefined;
}

export function MiniatureStrips({ story, moments }: Props) {
  const { scenario } = useSession();
  const t = useTextWith(home, moments && scenario(story));
  const theme = useSelect((state, select) => select.theme(state));
  if (!moments) return <span className="lt-minis" aria-hidden="true" />;
  const { to } = moments[0]!.strip;
  const time = formatDuration(to, 3);
  return (
    <span className="lt-minis">
      {moments.map(({ preset, strip, payloadShare }) => {
        const payload = formatShare(payloadShare);
        return (
          <span key={preset} className="lt-mini">
            <span className="lt-mini-words">
              <span>{t(`moment.${preset}`)}</span>
              <span className="lt-num">{t('home.strip.payload', { payload })}</span>
            </span>
            <StripView
              theme={theme}
              from={0}
              to={to}
              stretches={strip.stretches}
              label={t('home.strip', { line: t(`lane.${strip.line}.long`), time, payload })}
            />
          </span>
        );
      })}
      <span className="lt-mini-scale lt-num lt-small" dir="ltr" aria-hidden="true">
        <span>0</span>
        <span>{time}</span>
      </span>
    </span>
  );
}
