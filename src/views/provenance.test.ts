import { expect, it } from 'vitest';
import { byProvenance } from './provenance';

it('sorts by label, keeps the order within, and leaves empty labels out', () => {
  const items = [
    { id: 'a', provenance: 'assumed' },
    { id: 'b', provenance: 'fact' },
    { id: 'c', provenance: 'assumed' },
  ] as const;
  expect(
    byProvenance(items).map(({ provenance, items: of }) => [provenance, of.map(({ id }) => id)]),
  ).toEqual([
    ['fact', ['b']],
    ['assumed', ['a', 'c']],
  ]);
});
