/** Where somebody thought the run would end, and where it did, on one axis. */

import type { Text } from '../../text/catalogue';
import type { ThemeName } from '../theme';
import { useWidth } from '../useWidth';
import { FinishAxis, type FinishMark } from './FinishAxis';
import { FONT_SIZE } from './fontSize';

interface Props {
  readonly t: Text;
  readonly theme: ThemeName;
  /** ns */
  readonly until: number;
  /** undefined: an axis to be marked with a pencil. */
  readonly truth: number | undefined;
  readonly guess: number | undefined;
}

export function FinishResult({ t, theme, until, truth, guess }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>(280);
  const marks: FinishMark[] = truth === undefined ? [] : [{ id: 'truth', at: truth }];
  if (guess !== undefined) marks.unshift({ id: 'guess', at: guess });
  return (
    <div ref={ref} dir="ltr" className="lt-finish">
      <FinishAxis t={t} width={width} fontSize={FONT_SIZE[theme]} until={until} marks={marks} />
    </div>
  );
}
