/** Binds the verdict to the run on the page. */

import { VerdictView } from '../../views/verdict/VerdictView';
import { useSelect, useText } from '../useSession';
import type { PanelProps } from './panelProps';

export function VerdictPanel({ shown }: PanelProps) {
  const t = useText();
  const { parts, detail } = useSelect((state, select) => select.verdict(state, shown));
  const stale = useSelect((state, select) => select.stale(state));
  return <VerdictView t={t} parts={parts} detail={detail} stale={stale} />;
}
