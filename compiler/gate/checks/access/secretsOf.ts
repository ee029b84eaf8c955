import { child, entriesOf, type Node, stringsOf } from '../../../compile/node.ts';
import type { Definition } from '../../../load/Definition.ts';
import { allOf, type Gate } from '../../Gate.ts';

/** Lists of policies, of each of which one is needed. */
export type Audience = readonly (readonly string[])[];

/** Who may see a property, by the property as expressions refer to it: `property/book.cost`. */
export type Secrets = ReadonlyMap<string, Audience>;

/** Every property that is not for everybody who may see its record. What is inside of one needs the policies of both. */
export function secretsOf(gate: Gate): Secrets {
  return new Map(allOf(gate, 'entity').flatMap(({ definition, node }) => [...secretsOfEntity(definition, node)]));
}

/** A definition never changes. */
const before = new WeakMap<Definition, Secrets>();

function secretsOfEntity(definition: Definition, node: Node): Secrets {
  const known = before.get(definition);
  if (known !== undefined) return known;
  const found = new Map<string, Audience>();
  const visit = (holder: Node | undefined, path: string, outer: Audience): void => {
    for (const [name, property] of entriesOf(child(holder, 'properties'))) {
      const allow = child(property, 'allow');
      const audience = allow === undefined ? outer : [...outer, stringsOf(allow)];
      const own = `${path}.${name}`;
      if (audience.length > 0) found.set(`property/${own}`, audience);
      visit(property, own, audience);
      visit(child(property, 'items'), own, audience);
    }
  };
  visit(node, definition.id, []);
  before.set(definition, found);
  return found;
}
