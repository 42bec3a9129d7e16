/** Words of the story with those of the parts that are loaded when they are first wanted; only such parts use it. */

import type { Scenario } from '../scenarios/scenario';
import type { Text } from '../text/catalogue';
import { later } from '../text/en/later';
import { useSelect } from './useSession';
import { useTextWith } from './useTextWith';

/** Of the story on the page, or of another one. */
export function useLaterText(other?: Scenario): Text {
  const own = useSelect((state, select) => select.scenario(state));
  return useTextWith(later, other ?? own);
}
