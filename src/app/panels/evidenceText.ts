/** Words of the story with those about its evidence, which are loaded here and nowhere else. */

import { useMemo } from 'react';
import { textFor } from '../../text';
import type { Text } from '../../text/catalogue';
import { answers } from '../../text/en/answers';
import { evidence } from '../../text/en/evidence';
import { useSelect } from '../useSession';

export function useEvidenceText(): Text {
  const lang = useSelect((state) => state.preferences.lang);
  const scenario = useSelect((state, select) => select.scenario(state));
  return useMemo(() => textFor(lang, { ...answers, ...evidence, ...scenario?.text }), [lang, scenario]);
}
