import type { Calls } from '../language/definitions.types.ts';
import { child, itemsOf, type Node, stringOf } from './node.ts';

/** The operation of a call, or of the first call in a list. */
export function firstOperation(calls: Node<Calls> | undefined): string | undefined {
  const [first] = itemsOf(calls);
  if (first !== undefined) return stringOf(first) ?? stringOf(child(first, 'run'));
  return stringOf(calls) ?? stringOf(child(calls, 'run'));
}
