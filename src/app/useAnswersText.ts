/** Words of the story with those of what follows from the picture; for parts that are loaded with it. */

import type { Scenario } from '../scenarios/scenario';
import type { Text } from '../text/catalogue';
import { answers } from '../text/en/answers';
import { useSelect } from './useSession';
import { useTextWith } from './useTextWith';

/** Of the story on the page, or of another one. */
export function useAnswersText(other?: Scenario): Text {
  const own = useSelect((state, select) => select.scenario(state));
  return useTextWith(answers, other ?? own);
}
