/** Words of the story with those of the parts that are loaded when they are first wanted; only such parts use it. */

import { useMemo } from 'react';
import type { Scenario } from '../scenarios/scenario';
import { textFor } from '../text';
import type { Text } from '../text/catalogue';
import { later } from '../text/en/later';
import { useSelect } from './useSession';

/** Of the story on the page, or of another one. */
export function useLaterText(other?: Scenario): Text {
  const lang = useSelect((state) => state.preferences.lang);
  const own = useSelect((state, select) => select.scenario(state));
  const words = (other ?? own)?.text;
  return useMemo(() => textFor(lang, { ...later, ...words }), [lang, words]);
}
