/** What a teacher wants to know of a step: how long, what to ask, which wrong answers to expect and what they come from. */

import type { Runs } from '../../scenarios/lesson';
import { paragraphsOf, sayer } from '../../state/lesson/feedback';
import { answerKey } from '../../state/lesson/key';
import type { AtStep } from '../../state/selectors';
import type { Text } from '../../text/catalogue';
import { describeValue } from '../../text/spoken';
import { useSession } from '../useSession';
import { ifThere } from './useStep';

export interface SheetProps {
  readonly t: Text;
  readonly at: AtStep;
  readonly runs: Runs;
}

export function StepNotes({ t, at, runs }: SheetProps) {
  const { lesson, step } = at;
  const say = sayer(t, lesson, runs);
  const lines = (name: string): readonly string[] =>
    ifThere(() => paragraphsOf(say(`step.${step.id}.${name}`))) ?? [];
  return (
    <dl className="lt-step-notes">
      <dt>{t('sheet.ask')}</dt>
      <dd>
        <Lines lines={lines('ask')} />
      </dd>
      <dt>{t('sheet.expect')}</dt>
      <dd>
        <Lines lines={lines('expect')} />
      </dd>
      {lesson.text[`step.${step.id}.trial`] && (
        <>
          <dt>{t('sheet.trial')}</dt>
          <dd>
            <Lines lines={lines('trial')} />
          </dd>
        </>
      )}
      {step.notes.breaks && (
        <>
          <dt>
            {t('sheet.breaks')} ({step.notes.breaks.join(', ')})
          </dt>
          <dd>
            <Lines lines={lines('breaks')} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return (
    <ul className="lt-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What is right, and the wrong answers with the ideas behind them; for a task one way to do it. */
export function StepKey({ t, at, runs }: SheetProps) {
  const { select } = useSession();
  const { lesson, step } = at;
  const { question } = step;
  const key = ifThere(() => answerKey(t, lesson, step, runs));
  const parameters = select.story(lesson.runs[step.run]!.scenario)?.parameters ?? [];
  return (
    <>
      {key && (
        <>
          <p className="lt-text">
            <strong>{t('sheet.key')}:</strong> {key.right}
          </p>
          <table className="lt-table lt-key">
            <caption className="lt-small">{t('sheet.ideas')}</caption>
            <tbody>
              {key.wrong.map(({ answer, idea, reply }) => (
                <tr key={answer}>
                  <th scope="row">{answer}</th>
                  <td>
                    {idea !== undefined && <em>{idea}</em>} {reply}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {question?.kind === 'task' && (
        <p className="lt-text">
          <strong>{t('sheet.key')}:</strong>{' '}
          {t('sheet.solution', {
            settings: Object.entries(question.solution)
              .map(([name, value]) => {
                const parameter = parameters.find((one) => one.key === name);
                return `${t(`param.${name}`)} ${parameter ? describeValue(parameter, value, t) : value}`;
              })
              .join(', '),
          })}
        </p>
      )}
    </>
  );
}
