import { describe, expect, it } from 'vitest';
import { smallLesson } from '../../../tests/helpers/small-lesson';
import { creditOf, recordOf, suspended, timeOf } from './record';

const asking = smallLesson.steps.filter(({ question }) => question);
const all = (word: string) => Object.fromEntries(asking.map(({ id }) => [id, word]));
const standing = (answers: Record<string, string>, outcomes = {}, seenAll = false) => ({
  lesson: smallLesson,
  step: asking[0]!.id,
  answers,
  outcomes,
  seenAll,
});

describe('what a platform is told', () => {
  it('is incomplete until all is answered and the last step was seen', () => {
    const status = (record: Readonly<Record<string, string>>) => record['cmi.core.lesson_status'];
    expect(status(recordOf(standing({})))).toBe('incomplete');
    expect(status(recordOf(standing(all('1'), all('right'))))).toBe('incomplete');
    expect(status(recordOf(standing(all('1'), all('right'), true)))).toBe('completed');
    const { [asking[0]!.id]: _, ...most } = all('1');
    expect(status(recordOf(standing(most, all('right'), true)))).toBe('incomplete');
  });
  it('has a score of all questions, once the answers are judged', () => {
    const score = (answers: Record<string, string>, outcomes: Record<string, string>) =>
      recordOf(standing(answers, outcomes))['cmi.core.score.raw'];
    expect(score({}, {})).toBe('0');
    expect(score(all('1'), all('right'))).toBe('100');
    expect(score(all('none'), all('seen'))).toBe('0');
    const first = { [asking[0]!.id]: '1' };
    expect(score(first, { [asking[0]!.id]: 'right' })).toBe(String(Math.round(100 / asking.length)));
    expect(score(first, {})).toBeUndefined();
  });
  it('counts a prediction for being made, a choice for being right', () => {
    for (const { question } of asking) {
      expect(creditOf(question!, 'right')).toBe(1);
      expect(creditOf(question!, 'seen')).toBe(0);
      const chosen = question!.kind === 'choice' || question!.kind === 'pick';
      expect(creditOf(question!, 'wrong')).toBe(chosen ? 0.5 : 1);
    }
  });
  it('takes no more room than there is, and loses the oldest answers first', () => {
    expect(suspended('gap', { a: '1', b: 'x' })).toBe('step=gap&done=a:1,b:x');
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`s${i}`, '1.5_'.repeat(30)]));
    const text = suspended('gap', many);
    expect(text.length).toBeLessThanOrEqual(4096);
    expect(text).toContain('s59:');
    expect(text).not.toContain('s0:');
  });
  it('writes time as the standard does', () => {
    expect(timeOf(0)).toBe('0000:00:00.00');
    expect(timeOf(3_723_456)).toBe('0001:02:03.46');
    expect(timeOf(-5)).toBe('0000:00:00.00');
  });
});
