import { entriesOf, type Node } from '../compile/node.ts';
import type { Explainer, Fact } from './Explainer.ts';
import { explainEntry } from './explainFields.ts';

/** Explains the properties of a node that are not explained elsewhere, in file order. */
export function explainEntries(
  place: Node | undefined,
  others: readonly string[],
  explainer: Explainer,
): readonly Fact[] {
  return entriesOf(place).flatMap(([word, written]) =>
    word === '$schema' || others.includes(word) ? [] : [explainEntry(word, written, explainer)],
  );
}
