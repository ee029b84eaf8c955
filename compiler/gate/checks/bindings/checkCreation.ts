import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { fieldNames } from '../../../compile/fieldLists.ts';
import { findLayers } from '../../../compile/findLayers.ts';
import { booleanOf, child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition, DefinitionSet } from '../../../load/Definition.ts';
import { isRequired } from '../../argumentsOf.ts';
import { allOf, definitionsOf, type Gate } from '../../Gate.ts';
import { pathParameters } from '../../scope/scopeOf.ts';

/**
 * Checks that a new record gets every property that its entity requires: from the body of the operation that creates
 * it, from a default, or from `set` of a lifecycle event. Properties that the server fills in are read-only.
 */
export function checkCreation(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const created = createdBy(definition, node);
    if (created === undefined) continue;
    const own = eventsOf(gate).get(`${created.entity} ${definition.id}`) ?? [];
    const creating = own.filter((event) => child(event, 'from') === undefined);
    if (own.length === 0 && isCreation(gate, created)) reportMissing(gate, created);
    for (const event of creating) reportMissing(gate, created, namesSet(event));
  }
}

/** Cached: a set never changes. */
const eventsBefore = new WeakMap<DefinitionSet, ReadonlyMap<string, readonly Node[]>>();

/** Events of all lifecycles, by entity and operation. */
function eventsOf(gate: Gate): ReadonlyMap<string, readonly Node[]> {
  const known = eventsBefore.get(gate.set);
  if (known !== undefined) return known;
  const events = new Map<string, Node[]>();
  for (const { node } of allOf(gate, 'lifecycle')) {
    const of = stringOf(child(node, 'of')) ?? '';
    for (const event of itemsOf(child(node, 'events'))) {
      const key = `${of} ${stringOf(child(event, 'on')) ?? ''}`;
      events.set(key, [...(events.get(key) ?? []), event]);
    }
  }
  eventsBefore.set(gate.set, events);
  return events;
}

/** What an operation defines about the record that it creates. */
interface Created {
  readonly definition: Definition;
  readonly entity: string;
  /** The pointer of the body, or the place where it is missing. */
  readonly pointer: string;
  /** Properties in the body and the path. */
  readonly given: ReadonlySet<string>;
  /** Path parameters of a POST that returns one such record. Absent for others. */
  readonly posted?: readonly string[];
}

/** Cached: a definition never changes. */
const before = new WeakMap<Definition, Created | 'nothing'>();

function createdBy(definition: Definition, node: Node<OperationDefinition>): Created | undefined {
  const known = before.get(definition) ?? readCreated(definition, node) ?? 'nothing';
  before.set(definition, known);
  return known === 'nothing' ? undefined : known;
}

function readCreated(definition: Definition, node: Node<OperationDefinition>): Created | undefined {
  const entity = entityOf(node);
  const body = child(node, 'body');
  // A body that is a whole record has all its properties.
  if (entity === undefined || stringOf(body) !== undefined) return undefined;
  const [method, address = ''] = (stringOf(child(node, 'call')) ?? '').split(' ');
  const parameters = pathParameters(address);
  const isPosted = method === 'POST' && stringOf(child(node, 'result')) === entity && body !== undefined;
  const fields = fieldNames(body).map((name) => name.split('.')[0] ?? name);
  return {
    definition,
    entity,
    pointer: body?.pointer ?? '/call',
    given: new Set([...fields, ...parameters]),
    ...(isPosted ? { posted: parameters } : {}),
  };
}

/** A POST without the key of a stored record that returns one record creates it. */
function isCreation(gate: Gate, { entity, posted }: Created): boolean {
  if (posted === undefined) return false;
  const key = stringOf(child(findSource(gate.compilation, 'entity', entity), 'key'));
  return key !== undefined && !posted.includes(key);
}

function namesSet(event: Node): readonly string[] {
  return entriesOf(child(event, 'set')).map(([path]) => path.split('.')[0] ?? path);
}

function reportMissing(gate: Gate, { definition, entity, pointer, given }: Created, set: readonly string[] = []): void {
  for (const [name, property] of entriesOf(child(findSource(gate.compilation, 'entity', entity), 'properties'))) {
    if (given.has(name) || set.includes(name)) continue;
    const isFilled = booleanOf(child(property, 'readOnly')) === true || child(property, 'by') !== undefined;
    if (isFilled || !isRequired([property, ...findLayers(gate.compilation, property)])) continue;
    gate.report(definition, {
      code: 'body/missing',
      pointer,
      message: `${definition.id}: ${entity}.${name} is required and never given`,
      hint: `Add "${name}" to "body", give the property a "default", or make it "readOnly" where the server fills it in`,
    });
  }
}
