import { type Compilation, findSource, isOfKind } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { typeOfAnswer } from '../../../typecheck/answersOfFlow.ts';
import { anyType, type CheckType, propertiesOf, unwrapOptional } from '../../../typecheck/checkTypes.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import { typeOfBody, typeOfForm, typeOfMember, typeOfName } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { isRouted, pathParameters } from '../../scope/scopeOf.ts';
import { receiverOf } from '../bindings/checkParameters.ts';
import { addressTypes } from './addressTypes.ts';

/** A value in a definition, and its receiver. */
export interface AssignedValue {
  readonly value: Node;
  readonly receiver: Receiver;
}

export interface Receiver {
  /** Name in messages: `"title" of operation books.create`. */
  readonly name: string;
  readonly type: CheckType;
  /** The value belongs to the field itself: a constant is compared with everything that the field declares. */
  readonly isOwn?: true;
}

/** Values by pointer: arguments, given values, and properties that are set, filled, computed or initialised. */
export type AssignedValues = ReadonlyMap<string, AssignedValue>;

const before = new WeakMap<Gate, ReadonlyMap<Definition, AssignedValues>>();
const none: AssignedValues = new Map();

/** Values that a definition assigns. For a choice, each branch. */
export function assignedValues(gate: Gate, definition: Definition): AssignedValues {
  const known = before.get(gate) ?? findAll(gate);
  before.set(gate, known);
  return known.get(definition) ?? none;
}

type Add = (definition: Definition, value: Node | undefined, receiver: Receiver) => void;

function findAll(gate: Gate): ReadonlyMap<Definition, AssignedValues> {
  const found = new Map<Definition, Map<string, AssignedValue>>();
  const add: Add = (definition, value, receiver) => {
    const wanted = unwrapOptional(receiver.type);
    if (value === undefined || wanted.kind === 'any') return;
    if (Array.isArray(value.json) && wanted.kind !== 'list') {
      for (const branch of itemsOf(value)) add(definition, child(branch, 'is') ?? branch, receiver);
      return;
    }
    const values = found.get(definition) ?? new Map<string, AssignedValue>();
    found.set(definition, values);
    const origin = wanted.origin ?? receiver.type.origin;
    const type = origin === undefined ? wanted : { ...wanted, origin };
    values.set(value.pointer, { value, receiver: { ...receiver, type } });
  };
  addArguments(gate, add);
  addEvents(gate, add);
  addForms(gate, add);
  addOwnValues(gate, add);
  addQuestions(gate, add);
  return found;
}

function addArguments(gate: Gate, add: Add): void {
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
        if (type !== undefined) add(definition, argument, { name: to, type });
      }
    }
  }
}

/** Types of the arguments of a definition, by name. Unknown types are left out. */
function argumentTypes(receiver: Node, compilation: Compilation): Readonly<Record<string, CheckType>> {
  if (isOfKind(receiver, 'operation')) return typesOfCall(receiver, compilation);
  const types: Record<string, CheckType> = isRouted(receiver)
    ? { ...addressTypes(receiver, compilation, typesOfCall) }
    : {};
  for (const [name, written] of entriesOf(child(receiver, 'given'))) {
    const type = typeOfName(String(written.json), compilation);
    const known = types[name];
    // A plain type in `given` does not override the more precise type that the calls of the screen need.
    if (
      known === undefined ||
      unwrapOptional(known).kind !== unwrapOptional(type).kind ||
      'refined' in unwrapOptional(type)
    )
      types[name] = type;
  }
  return types;
}

function typesOfCall(
  operation: Node<OperationDefinition>,
  compilation: Compilation,
): Readonly<Record<string, CheckType>> {
  const body = typeOfBody(operation, compilation);
  const entity = entityOf(operation);
  const path = stringOf(child(operation, 'call')) ?? '';
  const parameters = pathParameters(path).map((name) => {
    const property = propertyNamed(name, path, findSource(compilation, 'entity', entity ?? ''));
    const layers = entity === undefined ? undefined : findProperty(compilation, entity, property);
    return [name, layers === undefined ? anyType : typeOfMember(layers, compilation)] as const;
  });
  return { ...Object.fromEntries(parameters), ...(body.kind === 'entity' ? propertiesOf(body) : {}) };
}

/** `/companies/{id}` is the path of one record: `id` is its key, whatever the key is called. */
function propertyNamed(name: string, path: string, entity: Node | undefined): string {
  const key = stringOf(child(entity, 'key'));
  const isOwn = child(child(entity, 'properties'), name) !== undefined;
  return key !== undefined && !isOwn && name === 'id' && path.endsWith('/{id}') ? key : name;
}

function addEvents(gate: Gate, add: Add): void {
  for (const { definition, node } of definitionsOf(gate, 'lifecycle')) {
    const entity = stringOf(child(node, 'of')) ?? '';
    for (const event of itemsOf(child(node, 'events'))) {
      for (const [path, value] of entriesOf(child(event, 'set'))) {
        const layers = findProperty(gate.compilation, entity, path);
        if (layers === undefined) continue;
        add(definition, value, { name: `"${path}" of ${entity}`, type: typeOfMember(layers, gate.compilation) });
      }
    }
  }
}

function addForms(gate: Gate, add: Add): void {
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    const type = typeOfForm(node, gate.compilation);
    const types = type.kind === 'entity' ? propertiesOf(type) : {};
    const typeOf = (path: string): CheckType => (Object.hasOwn(types, path) ? types[path] : undefined) ?? anyType;
    for (const field of flatFields(child(node, 'fields'))) {
      const path = stringOf(child(field, 'field')) ?? '';
      for (const [target, value] of entriesOf(child(field, 'fills')))
        add(definition, value, { name: `"${target}"`, type: typeOf(target) });
      for (const value of [child(field, 'default'), child(field, 'value')])
        add(definition, value, { name: `"${path}"`, type: typeOf(path), isOwn: true });
    }
  }
}

/** The default and the computed value of a question are answers to it. */
function addQuestions(gate: Gate, add: Add): void {
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    for (const { id, node: question } of questionsOf(node)) {
      const type = typeOfAnswer(question, gate.compilation);
      for (const value of [child(question, 'default'), child(question, 'value')])
        add(definition, value, { name: `"q${id}"`, type });
    }
  }
}

function addOwnValues(gate: Gate, add: Add): void {
  const addMember = (definition: Definition, place: Node, name: string, layers: Layers): void => {
    const values = [child(place, 'default'), child(place, 'value')].filter((value) => value !== undefined);
    if (values.length === 0) return;
    const receiver: Receiver = { name: `"${name}"`, type: typeOfMember(layers, gate.compilation), isOwn: true };
    for (const value of values) add(definition, value, receiver);
  };
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const entity = entityOf(node);
    for (const field of [...flatFields(child(node, 'body')), ...flatFields(child(node, 'query'))]) {
      const path = stringOf(child(field, 'field')) ?? '';
      const base: Layers = entity === undefined ? [] : (findProperty(gate.compilation, entity, path) ?? []);
      addMember(definition, field, path, [field, ...findLayers(gate.compilation, field), ...base]);
    }
  }
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    for (const [name, property] of entriesOf(child(node, 'properties'))) {
      addMember(definition, property, name, [property, ...findLayers(gate.compilation, property)]);
    }
  }
}
