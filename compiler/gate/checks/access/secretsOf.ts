import { child, entriesOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { allOf, type Gate } from '../../Gate.ts';

/** Lists of policies. A user must match one policy of each list. */
export type Audience = readonly (readonly string[])[];

/** Who may see a property, by reference: `property/book.cost`. */
export type Secrets = ReadonlyMap<string, Audience>;

/**
 * Every property that is more restricted than its record. A property inside a restricted one requires the policies of
 * both.
 */
export function secretsOf(gate: Gate): Secrets {
  const declared = allOf(gate, 'entity').map(({ definition, node }) => secretsOfEntity(definition, node));
  const found = new Map(declared.flatMap(({ secrets }) => [...secrets]));
  // A property that refers to another one (`$ref`) inherits its `allow`, also through several references.
  for (let size = -1; size !== found.size; ) {
    size = found.size;
    for (const [property, other] of declared.flatMap(({ references }) => references)) {
      const audience = found.get(other);
      if (audience !== undefined && !found.has(property)) found.set(property, audience);
    }
  }
  return found;
}

interface Declared {
  readonly secrets: Secrets;
  /** Properties without an `allow` that refer to another property, each with that property. */
  readonly references: readonly (readonly [property: string, other: string])[];
}

/** Cached: a definition never changes. */
const before = new WeakMap<Definition, Declared>();

function secretsOfEntity(definition: Definition, node: Node): Declared {
  const known = before.get(definition);
  if (known !== undefined) return known;
  const secrets = new Map<string, Audience>();
  const references: [string, string][] = [];
  const visit = (holder: Node | undefined, path: string, outer: Audience): void => {
    for (const [name, property] of entriesOf(child(holder, 'properties'))) {
      const allow = child(property, 'allow');
      const audience = allow === undefined ? outer : [...outer, stringsOf(allow)];
      const own = `${path}.${name}`;
      const { name: entity, property: other } = parseTypeName(stringOf(child(property, '$ref')) ?? '');
      if (audience.length > 0) secrets.set(`property/${own}`, audience);
      else if (other !== undefined) references.push([`property/${own}`, `property/${entity}.${other}`]);
      visit(property, own, audience);
      visit(child(property, 'items'), own, audience);
    }
  };
  visit(node, definition.id, []);
  const found = { secrets, references };
  before.set(definition, found);
  return found;
}
