import { type Compilation, isOfKind } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, rootOf, stringOf } from '../../../compile/node.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { inferExpression } from '../../../typecheck/checkExpression.ts';
import {
  anyType,
  areDisjoint,
  type CheckType,
  nameOfType,
  propertiesOf,
  unwrapOptional,
} from '../../../typecheck/checkTypes.ts';
import { typeOfBody, typeOfForm, typeOfMember, typeOfName } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { pathParameters } from '../../scope/scopeOf.ts';
import { variablesAt } from '../../scope/variablesAt.ts';
import { variablesOf } from '../../scope/variablesOf.ts';
import { type Location, walkDefinition } from '../../walkDefinition.ts';
import { receiverOf } from '../bindings/checkParameters.ts';

/** What receives a value: its name, as a message says it, and its type. */
interface Receiver {
  readonly name: string;
  readonly type: CheckType;
}

/** A value fits what it is handed to: an argument, what is given, a property that is set, filled or computed. */
export function checkAssignedTypes(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    const source = gate.compilation.sources.get(`${definition.kind}:${definition.id}`);
    if (source === undefined) continue;
    for (const { value, pointer } of places) {
      if (!isAuthored(value) || !isAuthored(value['with'])) continue;
      const receiver = receiverOf(gate.compilation, value);
      if (receiver === undefined) continue;
      const types = argumentTypes(receiver, gate.compilation);
      const node: Node = { source, pointer, json: value };
      for (const [name, argument] of entriesOf(child(node, 'with'))) {
        const type = Object.hasOwn(types, name) ? types[name] : undefined;
        const to = `"${name}" of ${receiver.source.kind} ${receiver.source.id}`;
        if (type !== undefined) checkValue(gate, definition, argument, { name: to, type });
      }
    }
  }
  checkLifecycles(gate);
  checkForms(gate);
  checkEntities(gate);
}

/** Types of what a definition takes, by name; what is not known is left out. */
function argumentTypes(receiver: Node, compilation: Compilation): Readonly<Record<string, CheckType>> {
  if (isOfKind(receiver, 'operation')) return typesOfCall(receiver, compilation);
  return Object.fromEntries(
    entriesOf(child(receiver, 'given')).map(([name, type]) => [name, typeOfName(String(type.json), compilation)]),
  );
}

function typesOfCall(
  operation: Node<OperationDefinition>,
  compilation: Compilation,
): Readonly<Record<string, CheckType>> {
  const body = typeOfBody(operation, compilation);
  const entity = entityOf(operation);
  const parameters = pathParameters(stringOf(child(operation, 'call')) ?? '').map((name) => {
    const layers = entity === undefined ? undefined : findProperty(compilation, entity, name);
    return [name, layers === undefined ? anyType : typeOfMember(layers, compilation)] as const;
  });
  return { ...Object.fromEntries(parameters), ...(body.kind === 'entity' ? propertiesOf(body) : {}) };
}

function checkLifecycles(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'lifecycle')) {
    const entity = stringOf(child(node, 'of')) ?? '';
    for (const event of itemsOf(child(node, 'events'))) {
      for (const [path, value] of entriesOf(child(event, 'set'))) {
        const layers = findProperty(gate.compilation, entity, path);
        if (layers !== undefined) checkMember(gate, definition, value, { name: `"${path}" of ${entity}`, layers });
      }
    }
  }
}

function checkForms(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    const type = typeOfForm(node, gate.compilation);
    const types = type.kind === 'entity' ? propertiesOf(type) : {};
    const receiverOfPath = (path: string): Receiver => ({ name: `"${path}"`, type: types[path] ?? anyType });
    for (const field of flatFields(child(node, 'fields'))) {
      const path = stringOf(child(field, 'field')) ?? '';
      for (const [target, value] of entriesOf(child(field, 'fills')))
        checkValue(gate, definition, value, receiverOfPath(target));
      for (const value of [child(field, 'default'), child(field, 'value')]) {
        if (value !== undefined && isComputed(value)) checkValue(gate, definition, value, receiverOfPath(path));
      }
    }
  }
}

function checkEntities(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const entity = entityOf(node);
    for (const field of [...flatFields(child(node, 'body')), ...flatFields(child(node, 'query'))]) {
      const path = stringOf(child(field, 'field')) ?? '';
      const base: Layers = entity === undefined ? [] : (findProperty(gate.compilation, entity, path) ?? []);
      checkOwnWords(gate, definition, field, {
        name: `"${path}"`,
        layers: [field, ...findLayers(gate.compilation, field), ...base],
      });
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    for (const [name, property] of entriesOf(child(node, 'properties'))) {
      const layers = [property, ...findLayers(gate.compilation, property)];
      checkOwnWords(gate, definition, property, { name: `"${name}"`, layers });
    }
  }
}

interface Member {
  readonly name: string;
  readonly layers: Layers;
}

/** What a property or field begins with, and what it is computed from. */
function checkOwnWords(gate: Gate, definition: Definition, place: Node, member: Member): void {
  for (const word of ['default', 'value'] as const) {
    const value = child(place, word);
    if (value !== undefined && isComputed(value)) checkMember(gate, definition, value, member);
  }
}

/** A constant at these places is compared with everything else that its field says of itself. */
function isComputed({ json }: Node): boolean {
  return typeof json === 'string' ? json.startsWith('=') : Array.isArray(json);
}

function checkMember(gate: Gate, definition: Definition, value: Node, { name, layers }: Member): void {
  checkValue(gate, definition, value, { name, type: typeOfMember(layers, gate.compilation) });
}

/** An expression or a constant; of a choice, each of its branches. */
function checkValue(gate: Gate, definition: Definition, value: Node | undefined, receiver: Receiver): void {
  const wanted = unwrapOptional(receiver.type);
  if (value === undefined || wanted.kind === 'any') return;
  if (Array.isArray(value.json) && wanted.kind !== 'list') {
    for (const branch of itemsOf(value)) checkValue(gate, definition, child(branch, 'is') ?? branch, receiver);
    return;
  }
  const given = typeOfWritten(gate, definition, value);
  if (given === undefined || !areDisjoint(given, wanted)) return;
  const message = `${nameOfType(unwrapOptional(given))} given, and ${receiver.name} is ${nameOfType(wanted)}`;
  gate.report(definition, { code: 'expression/type', pointer: value.pointer, message });
}

function typeOfWritten(gate: Gate, definition: Definition, { source, pointer, json }: Node): CheckType | undefined {
  if (typeof json === 'number' || typeof json === 'boolean')
    return { kind: typeof json === 'number' ? 'number' : 'boolean' };
  if (typeof json !== 'string') return undefined;
  if (!json.startsWith('=')) return { kind: 'string' };
  const place = placeAt(definition, pointer);
  if (place === undefined) return undefined;
  const node = rootOf(source);
  const variables = variablesAt(gate, node, place, variablesOf(node, gate.compilation));
  const { type, problems } = inferExpression({ source: json.slice(1), variables, expected: 'any' });
  // What is wrong with the expression itself is said already.
  return problems.length > 0 ? undefined : type;
}

const placesBefore = new WeakMap<Definition, ReadonlyMap<string, Location>>();

function placeAt(definition: Definition, pointer: string): Location | undefined {
  const known =
    placesBefore.get(definition) ??
    new Map(walkDefinition(definition).places.flatMap((place) => (place.key ? [] : [[place.pointer, place]])));
  placesBefore.set(definition, known);
  return known.get(pointer);
}
