/** Statements and defaults sorted by how sure they are: what stands in a document first, what nobody explains last. */

import type { Provenance } from '../sim/parameters';

const ORDER: readonly Provenance[] = ['fact', 'measured', 'computed', 'fitted', 'assumed', 'unexplained'];

export interface ByProvenance<Item> {
  readonly provenance: Provenance;
  readonly items: readonly Item[];
}

/** Within a label the order stays as it was. */
export const byProvenance = <Item extends { readonly provenance: Provenance }>(
  items: readonly Item[],
): ByProvenance<Item>[] =>
  ORDER.map((provenance) => ({
    provenance,
    items: items.filter((item) => item.provenance === provenance),
  })).filter((group) => group.items.length > 0);
