import { entriesOf, type Node } from './node.ts';

/** Names and types of what a definition is given. */
export function givenOf(node: Node | undefined): Readonly<Record<string, string>> {
  return Object.fromEntries(entriesOf(node).map(([name, type]) => [name, String(type.json)]));
}
