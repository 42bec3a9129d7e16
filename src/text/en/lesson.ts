/** English words that all lessons share: wrong ideas, and what is said of a guess that cannot be read. Not in the first load. */

import { misconceptions } from './misconceptions';

export const lesson: Readonly<Record<string, string>> = {
  ...misconceptions,
  'guess.empty': 'A guess is needed. Any will do: a wrong one teaches more than none. Or press “Show me”.',
  'guess.notNumber': '“{text}” is not a number with a unit.',
  'guess.needsUnit': '“{text}” needs a unit behind each number, such as “7 min 30 s” or “0.5 h”.',
  'guess.range': 'Between {low} and {high}, please.',
  'guess.unit.duration': 'The unit “{unit}” is not known here. Try “7 min 30 s” or “0.5 h”.',
  'guess.unit.rate': 'The unit “{unit}” is not known here. Try “28 kbit/s” or “28k”.',
  'guess.unit.share': 'The unit “{unit}” is not known here. Try “14 %” or “1/7”.',
  'guess.unit.count': 'The unit “{unit}” is not known here. Try a plain number, such as “2,660”.',
};
