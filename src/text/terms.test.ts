import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitAtTerms, type Term } from './terms';

const term = (id: string, ...words: string[]): Term => ({ id, words, meaning: `what ${id} is` });
const terms = [
  term('message', 'message', 'messages'),
  term('size', 'message size'),
  term('rfnm', 'RFNM', 'RFNMs'),
  term('mss', 'MSS'),
];
const found = (...texts: string[]) =>
  splitAtTerms(texts, terms).map((pieces) =>
    pieces.map(({ text, term }) => (term ? `[${text}:${term.id}]` : text)).join(''),
  );

describe('terms in a text', () => {
  it('are found where they first stand, in one of their forms', () => {
    expect(found('Two messages, one message.', 'A message waits for its RFNM.')).toEqual([
      'Two [messages:message], one message.',
      'A message waits for its [RFNM:rfnm].',
    ]);
  });
  it('are found at the beginning of a sentence, abbreviations only as they are written', () => {
    expect(found('Messages wait. An mss is nothing, an MSS is.')).toEqual([
      '[Messages:message] wait. An mss is nothing, an [MSS:mss] is.',
    ]);
  });
  it('are whole words, the longest there is', () => {
    expect(found('The message size of submessages and message-like RFNMsy things')).toEqual([
      'The [message size:size] of submessages and message-like RFNMsy things',
    ]);
  });
  it('leave the text as it was', () => {
    const words = fc.constantFrom(
      'message',
      'message size',
      'RFNM',
      'of',
      ',',
      '.',
      '(',
      ' ',
      '½',
      'É',
      'MSS',
      '-',
    );
    fc.assert(
      fc.property(
        fc.array(
          fc.array(words).map((all) => all.join('')),
          { maxLength: 4 },
        ),
        (texts) => {
          const pieces = splitAtTerms(texts, terms);
          expect(pieces.map((row) => row.map(({ text }) => text).join(''))).toEqual(texts);
          const all = pieces.flat().flatMap(({ term }) => (term ? [term.id] : []));
          expect(new Set(all).size).toBe(all.length);
        },
      ),
    );
    expect(splitAtTerms(['some text'], [])).toEqual([[{ text: 'some text' }]]);
  });
});
