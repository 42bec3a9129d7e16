/** A text for one locale and one scenario: the common words with the scenario's own behind them. */

import { type Catalogue, type Locale, makeText, type Text } from './catalogue';
import { en } from './en';

export const textFor = (locale: Locale, scenarioWords: Catalogue = {}): Text =>
  makeText(locale, en, scenarioWords);
