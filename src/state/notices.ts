/** What could not be used of a link, as data, and the sentences made of it. */

import type { Parameter, ParameterValue, Problem } from '../sim/parameters';
import type { Text } from '../text/catalogue';
import { problemSentence } from '../text/problems';
import { describeValue } from '../text/spoken';

export interface Notice {
  /** Catalogue key, or a sentence made by a part whose words the page does not have. */
  readonly key: string;
  readonly args: Readonly<Record<string, string | number>>;
  /** A setting that was clamped or dropped: what was wrong, and what is used instead. */
  readonly about?: {
    readonly parameter: Parameter;
    readonly problem: Problem;
    readonly used: ParameterValue;
  };
}

export function noticeSentence(t: Text, notice: Notice): string {
  const { about } = notice;
  if (!about) return t(notice.key, notice.args);
  const label = t(`param.${about.parameter.key}`);
  return t(notice.key, {
    problem: problemSentence(t, about.problem, label, about.parameter),
    value: describeValue(about.parameter, about.used, t),
  });
}
