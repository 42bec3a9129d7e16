/** What every panel about a run is given: the run on the page. */

import type { Shown } from '../../state/shown';

export interface PanelProps {
  readonly shown: Shown;
}
