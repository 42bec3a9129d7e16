// Links that somebody may have put into a course: each opens for ever, without a notice, as it always did. Add, never remove.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { scenarioById, scenarios } from '../../src/scenarios/registry';
import { libraryOf } from '../../src/state/library';
import { writeLink } from '../../src/state/link';
import { readLink } from '../../src/state/linkReader';
import type { LinkState } from '../../src/state/linkState';

interface Known {
  readonly link: string;
  readonly opens: Partial<LinkState>;
}
const known = JSON.parse(readFileSync(new URL('known-links.json', import.meta.url), 'utf8')) as Known[];

const library = libraryOf(scenarios);

describe('known links', () => {
  it.each(known)('$link', ({ link, opens }) => {
    const { state, notices } = readLink(link, library);
    expect(notices).toEqual([]);
    expect(state).toMatchObject(opens);
    expect(readLink(writeLink(state, scenarioById(state.scenario!)), library).state).toEqual(state);
  });

  it('of every preset are short and come back', () => {
    for (const scenario of scenarios) {
      for (const { id, values } of scenario.presets) {
        const { state, notices } = readLink(`scenario=${scenario.id}&preset=${id}`, library);
        expect(notices).toEqual([]);
        expect(state.values).toMatchObject(values);
        const link = writeLink(state, scenario);
        expect(link.length).toBeLessThan(200);
        expect(readLink(link, library).state).toEqual(state);
      }
    }
  });
});
