/** The common words with others that are loaded apart, and with those of a story. */

import { useMemo } from 'react';
import type { Scenario } from '../scenarios/scenario';
import { textFor } from '../text';
import type { Catalogue, Text } from '../text/catalogue';
import { useSelect } from './useSession';

export function useTextWith(words: Catalogue, story?: Scenario): Text {
  const lang = useSelect((state) => state.preferences.lang);
  const own = story?.text;
  return useMemo(() => textFor(lang, { ...words, ...own }), [lang, words, own]);
}
