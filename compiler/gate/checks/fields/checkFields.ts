import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { type FieldList, fieldNames, flatFields } from '../../../compile/fieldLists.ts';
import { findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { FormDefinition, OperationDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { checkExpression } from '../../../typecheck/checkExpression.ts';
import { typesOfEverywhere } from '../../../typecheck/everywhereTypes.ts';
import { offsetOfName } from '../../../typecheck/findTokens.ts';
import { baseOfForm, callsOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { checkPath, namesAlong, pathNames, propertyNames, suggestPath } from '../../propertyPaths.ts';
import { checkFieldList, independentProperties, type ListBase } from './checkFieldList.ts';

/** Checks that field lists and paths name properties of their entity, and that overrides only narrow them. */
export function checkFields(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'entity')) checkEntity(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'operation')) checkOperation(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'form')) checkForm(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'lifecycle')) checkLifecycle(gate, definition, node);
}

function checkEntity(gate: Gate, definition: Definition, node: Node): void {
  if (child(node, 'properties') === undefined) {
    const readOnly = child(node, 'readOnly');
    const message = '"readOnly" holds for the properties of an entity, and this one has none';
    const hint = 'Write it at the properties that have this type';
    if (readOnly !== undefined)
      gate.report(definition, { code: 'keyword/type', pointer: readOnly.pointer, key: true, message, hint });
    return;
  }
  const at = (place: Node | undefined, path = stringOf(place)): void => {
    if (place !== undefined && path !== undefined) checkPath(gate, definition, { entity: definition.id, path, place });
  };
  at(child(node, 'key'));
  for (const rule of itemsOf(child(node, 'rules'))) at(child(rule, 'at'));
  for (const [, paths] of entriesOf(child(node, 'owners')))
    for (const [path, place] of entriesOf(paths)) {
      at(place, path);
      checkUserPath(gate, definition, place);
    }
  for (const [, property] of entriesOf(child(node, 'properties'))) {
    at(child(property, 'by'));
    for (const [path, place] of entriesOf(child(property, 'fills'))) at(place, path);
  }
}

/** Checks the right side of an owner: a path of the user. */
function checkUserPath(gate: Gate, definition: Definition, place: Node): void {
  const source = stringOf(place) ?? '';
  const problems = checkExpression({
    source,
    variables: typesOfEverywhere(gate.compilation),
    expected: 'any',
    note: (node, type) =>
      gate.note(definition, {
        pointer: place.pointer,
        start: offsetOfName(node, source) ?? 0,
        target: type.origin,
      }),
  });
  for (const problem of problems)
    gate.report(definition, { ...problem, code: 'field/unknown', pointer: place.pointer });
}

function checkOperation(gate: Gate, definition: Definition, node: Node<OperationDefinition>): void {
  const entity = entityOf(node);
  const base = (path: string): Layers | undefined =>
    entity === undefined ? undefined : findProperty(gate.compilation, entity, path);
  const list: ListBase = {
    owner: entity ?? 'the operation',
    names: (path) => (entity === undefined ? [] : pathNames(gate.compilation, entity, path)),
    base,
  };
  for (const word of ['query', 'body'] as const) checkFieldList(gate, definition, child(node, word), list);
  checkParameterPaths(gate, definition, child(node, 'query'), list);
  checkFieldList(gate, definition, child(child(node, 'filter'), 'fields'), list);
  if (stringOf(child(node, 'body')) !== undefined) return;
  const names = fieldNames(child(node, 'body'));
  for (const rule of itemsOf(child(node, 'rules'))) checkAt(gate, definition, child(rule, 'at'), names);
}

/** Checks that parameters with a path name a property. Parameters of their own have a plain name. */
function checkParameterPaths(
  gate: Gate,
  definition: Definition,
  query: Node<FieldList> | undefined,
  { owner, names, base }: ListBase,
): void {
  for (const field of flatFields(query)) {
    const place = child(field, 'field');
    const path = stringOf(place);
    if (place === undefined || path === undefined || !path.includes('.') || base(path) !== undefined) continue;
    // Without words of its own it was reported as a field.
    if (!independentProperties.some((word) => child(field, word) !== undefined)) continue;
    const message = `${owner} has no "${path}"`;
    gate.report(definition, { code: 'field/unknown', pointer: place.pointer, message, ...suggestPath(path, names) });
  }
}

function checkForm(gate: Gate, definition: Definition, node: Node<FormDefinition>): void {
  const fields = child(node, 'fields');
  if (child(fields, 'from') !== undefined) return;
  const of = stringOf(child(node, 'of'));
  const operations = callsOf(child(node, 'submits'));
  const base = baseOfForm(node, gate.compilation);
  const owner = of ?? operations[0] ?? 'the form';
  const top = namesOfForm(gate, operations, of);
  checkFieldList(gate, definition, fields, { owner, names: (path) => namesAlong(path, { find: base, top }), base });
  const names = fieldNames(fields);
  for (const rule of itemsOf(child(node, 'rules'))) checkAt(gate, definition, child(rule, 'at'), names);
  for (const field of flatFields(fields)) {
    for (const [name, place] of entriesOf(child(field, 'fills'))) checkAt(gate, definition, place, names, name);
  }
}

/** The names with which a path in a form can begin. */
function namesOfForm(gate: Gate, operations: readonly string[], of: string | undefined): readonly string[] {
  const bodies = operations.flatMap((id) => {
    const body = child(findSource(gate.compilation, 'operation', id), 'body');
    return stringOf(body) === undefined ? fieldNames(body) : propertyNames(gate.compilation, stringOf(body));
  });
  return [...bodies, ...(of === undefined ? [] : propertyNames(gate.compilation, of))];
}

function checkAt(
  gate: Gate,
  definition: Definition,
  place: Node | undefined,
  names: readonly string[],
  name = stringOf(place),
): void {
  if (place === undefined || name === undefined || name === '' || names.includes(name)) return;
  const [first = ''] = name.split('.');
  if (name.includes('.') && names.includes(first)) return;
  const hint = suggestName(name, names);
  const message = `No field "${name}" in this list`;
  gate.report(definition, { code: 'field/unknown', pointer: place.pointer, key: true, message, ...hint });
}

function checkLifecycle(gate: Gate, definition: Definition, node: Node): void {
  const entity = stringOf(child(node, 'of'));
  if (entity === undefined) return;
  const at = child(node, 'at');
  const path = stringOf(at);
  if (at !== undefined && path !== undefined) checkPath(gate, definition, { entity, path, place: at });
  for (const event of itemsOf(child(node, 'events'))) {
    for (const [name, place] of entriesOf(child(event, 'set')))
      checkPath(gate, definition, { entity, path: name, place });
  }
}
