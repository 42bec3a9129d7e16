/** Binds the opened frame to playhead and selection. Only for stories that know their frames byte by byte. */

import { useMemo } from 'react';
import type { Anatomy } from '../../scenarios/scenario';
import { frameAt } from '../../state/frameAt';
import type { Shown } from '../../state/shown';
import { FrameView } from '../../views/frame/FrameView';
import { useSelect, useText } from '../useSession';

interface Props {
  readonly shown: Shown;
  readonly anatomy: Anatomy;
}

export function FramePanel({ shown, anatomy }: Props) {
  const t = useText();
  const theme = useSelect((state, select) => select.theme(state));
  const playhead = useSelect((state, select) => select.playhead(state));
  const selected = useSelect((state) => state.selected);
  const { trace, result, scenario } = shown;
  const at = frameAt(trace, scenario.model.mainLine, playhead, selected);
  const row = at?.row;
  const fields = useMemo(
    () => (row === undefined ? undefined : anatomy.fields(trace, row, result.values, result.seed)),
    [anatomy, trace, row, result],
  );
  if (!at || !fields) return null;
  const kind = trace.kinds[trace.columns.kind[at.row]!]!.id;
  const what = t(`kind.${kind}`);
  return (
    <FrameView t={t} theme={theme} fields={fields} what={what} moment={at.moment} progress={at.progress} />
  );
}
