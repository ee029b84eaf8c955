import type { Given } from '../language/definitions.types.ts';
import { entriesOf, type Node } from './node.ts';

/** Names and types of the `given` values of a definition. */
export function givenOf(node: Node<Given> | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf(node).map(([name, type]) => [name, String(type.json)]));
}
