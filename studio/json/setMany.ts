import { applyEdits, findNodeAtLocation, parseTree } from 'jsonc-parser';
import { pathOf, setAt } from './editJson.ts';

/** A value for a place; without one the place is taken out. */
export interface PlacedValue {
  readonly pointer: string;
  readonly value: unknown;
}

/**
 * The text with values at several places, none of which is inside another. What stands around them stays as written.
 * Single values that are there already are replaced together, as reading a long text takes longer than writing it.
 */
export function setMany(text: string, changes: readonly PlacedValue[]): string {
  const [only] = changes;
  if (only !== undefined && changes.length === 1) return setAt(text, only.pointer, only.value);
  const json: unknown = JSON.parse(text);
  const root = parseTree(text);
  const placed = changes.map((change) => {
    const node = root && findNodeAtLocation(root, [...pathOf(change.pointer, json)]);
    const isSingle = change.value !== undefined && typeof change.value !== 'object';
    return { ...change, node: isSingle ? node : undefined };
  });
  const edits = placed.flatMap(({ node, value }) =>
    node === undefined ? [] : [{ offset: node.offset, length: node.length, content: JSON.stringify(value) }],
  );
  const rest = placed.filter(({ node }) => node === undefined);
  return rest.reduce((written, { pointer, value }) => setAt(written, pointer, value), applyEdits(text, edits));
}
