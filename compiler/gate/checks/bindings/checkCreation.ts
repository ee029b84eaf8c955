import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { fieldNames } from '../../../compile/fieldLists.ts';
import { findLayers } from '../../../compile/findLayers.ts';
import { booleanOf, child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { isRequired } from '../../argumentsOf.ts';
import { allOf, type Gate } from '../../Gate.ts';
import { pathParameters } from '../../scope/scopeOf.ts';

/**
 * A new record gets every property that its entity requires: from the body of the operation that creates it, from a
 * default, or from what the event of a lifecycle sets. What the server fills in is read-only.
 */
export function checkCreation(gate: Gate): void {
  const events = new Map<string, Node[]>();
  for (const { node } of allOf(gate, 'lifecycle')) {
    const of = stringOf(child(node, 'of')) ?? '';
    for (const event of itemsOf(child(node, 'events'))) {
      const key = `${of} ${stringOf(child(event, 'on')) ?? ''}`;
      events.set(key, [...(events.get(key) ?? []), event]);
    }
  }
  for (const { definition, node } of allOf(gate, 'operation')) {
    const entity = entityOf(node);
    if (entity === undefined) continue;
    const own = events.get(`${entity} ${definition.id}`) ?? [];
    const creating = own.filter((event) => child(event, 'from') === undefined);
    if (own.length === 0 && isCreation(gate, node, entity)) reportMissing(gate, { definition, node, entity, sets: [] });
    for (const event of creating) reportMissing(gate, { definition, node, entity, sets: namesSet(event) });
  }
}

/** A POST that names no stored record and answers one makes it. */
function isCreation(gate: Gate, node: Node<OperationDefinition>, entity: string): boolean {
  const root = findSource(gate.compilation, 'entity', entity);
  const key = stringOf(child(root, 'key'));
  const [method, address = ''] = (stringOf(child(node, 'call')) ?? '').split(' ');
  const isOne = stringOf(child(node, 'result')) === entity && child(node, 'body') !== undefined;
  return method === 'POST' && key !== undefined && isOne && !pathParameters(address).includes(key);
}

function namesSet(event: Node): readonly string[] {
  return entriesOf(child(event, 'set')).map(([path]) => path.split('.')[0] ?? path);
}

interface Creation {
  readonly definition: Definition;
  readonly node: Node<OperationDefinition>;
  readonly entity: string;
  /** Properties that the event sets. */
  readonly sets: readonly string[];
}

function reportMissing(gate: Gate, { definition, node, entity, sets }: Creation): void {
  const root = findSource(gate.compilation, 'entity', entity);
  const body = child(node, 'body');
  // A body that is a whole record has all of its properties.
  if (stringOf(body) !== undefined) return;
  const fields = fieldNames(body).map((name) => name.split('.')[0]);
  const given = new Set([...sets, ...fields, ...pathParameters(stringOf(child(node, 'call')) ?? '')]);
  for (const [name, property] of entriesOf(child(root, 'properties'))) {
    if (given.has(name)) continue;
    const layers = [property, ...findLayers(gate.compilation, property)];
    const isFilled = booleanOf(child(property, 'readOnly')) === true || child(property, 'by') !== undefined;
    if (isFilled || !isRequired(layers)) continue;
    gate.report(definition, {
      code: 'body/missing',
      pointer: body?.pointer ?? '/call',
      message: `${definition.id}: ${entity}.${name} is required and never given`,
      hint: `Add "${name}" to "body", give the property a "default", or make it "readOnly" where the server fills it in`,
    });
  }
}
