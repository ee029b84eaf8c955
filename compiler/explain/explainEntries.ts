import { entriesOf, type Node } from '../compile/node.ts';
import type { Explainer, Fact } from './Explainer.ts';
import { explainEntry } from './explainFields.ts';

/** The words of a place that are not explained elsewhere, in the order in which they are written. */
export function explainEntries(
  place: Node | undefined,
  others: readonly string[],
  explainer: Explainer,
): readonly Fact[] {
  return entriesOf(place).flatMap(([word, written]) =>
    word === '$schema' || others.includes(word) ? [] : [explainEntry(word, written, explainer)],
  );
}
