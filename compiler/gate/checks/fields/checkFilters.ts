import { type Compilation, findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { isSelfContained } from '../../../compile/isSelfContained.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { schemaOf } from '../../../compile/schemaOf.ts';
import type { Field } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { notSingle } from './singleValue.ts';

/** Checks that an operation filters by stored single values, including those of related records and of list items. */
export function checkFilters(gate: Gate): void {
  checkRangesElsewhere(gate);
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const entity = entityOf(node);
    if (entity === undefined) continue;
    for (const field of flatFields(child(child(node, 'filter'), 'fields'))) {
      const place = stringOf(field) === undefined ? child(field, 'field') : field;
      const path = stringOf(place);
      if (child(field, 'range') !== undefined) checkRange(gate, definition, field, entity);
      const reason = path === undefined ? undefined : unfilterable(gate.compilation, entity, path);
      if (place === undefined || reason === undefined) continue;
      const message = `${definition.id} cannot filter by "${path}": ${reason.why}`;
      gate.report(definition, { code: 'filter/unsupported', pointer: place.pointer, message, hint: reason.hint });
    }
  }
}

/** Checks that a range is over numbers or dates. */
function checkRange(gate: Gate, definition: Definition, field: Node<Field>, entity: string): void {
  const base = findProperty(gate.compilation, entity, stringOf(child(field, 'field')) ?? '') ?? [];
  const layers = [field, ...findLayers(gate.compilation, field), ...base];
  const { type, format } = schemaOf(layers, false);
  if (type === 'number' || type === 'integer' || format === 'date') return;
  gate.report(definition, {
    code: 'keyword/type',
    pointer: joinPointer(field.pointer, 'range'),
    message: '"range" is for numbers and dates',
    hint: 'Leave it out, or filter by a number or a date',
  });
}

/** Reports `range` outside filters: an entered or shown value has no ends. */
function checkRangesElsewhere(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const { schema, value, pointer } of places) {
      if (schema.field !== true || !isAuthored(value) || !('range' in value)) continue;
      if (definition.kind === 'operation' && pointer.startsWith('/filter/')) continue;
      gate.report(definition, {
        code: 'keyword/type',
        pointer: joinPointer(pointer, 'range'),
        message: '"range" is for the fields of a filter',
        hint: 'Leave it out',
      });
    }
  }
}

interface Reason {
  readonly why: string;
  readonly hint: string;
}

function unfilterable(compilation: Compilation, entity: string, path: string): Reason | undefined {
  const names = path.split('.');
  let owner: string | undefined = entity;
  for (const [index, name] of names.entries()) {
    const part = names.slice(0, index + 1).join('.');
    const layers = findProperty(compilation, entity, part);
    // The handler of the operation implements an independent field.
    if (layers === undefined) return undefined;
    const value = ownWord(layers, 'value');
    if (value !== undefined && !(owner === entity && isStoredValue(compilation, entity, value))) {
      const hint = 'Filter by the properties that it is computed of';
      return { why: `${quoted(part, path)} is computed when a record is read, and not stored`, hint };
    }
    if (ownWord(layers, 'by') !== undefined) owner = undefined;
    if (index < names.length - 1) continue;
    const why = notSingle(layers);
    if (why !== undefined) return { why, hint: hintOf(layers, path, name) };
  }
  return undefined;
}

function quoted(part: string, path: string): string {
  return part === path ? 'it' : `"${part}"`;
}

/** Whether a computed value of the entity is stored with each change. */
function isStoredValue(compilation: Compilation, entity: string, value: unknown): boolean {
  const properties = child(findSource(compilation, 'entity', entity), 'properties');
  return isSelfContained(
    value,
    Object.fromEntries(
      entriesOf(properties).map(([name, property]) => [
        name,
        { value: child(property, 'value')?.json, by: child(property, 'by')?.json },
      ]),
    ),
  );
}

/** The value in the property itself, not in the file of its type. */
function ownWord(layers: Layers, word: 'value' | 'by'): unknown {
  const layer = layers.find((one) => one.pointer !== '' && child(one, word) !== undefined);
  return child(layer, word)?.json;
}

function hintOf(layers: Layers, path: string, name: string): string {
  const inner = layers.map((layer) => child(child(layer, 'items'), 'properties') ?? child(layer, 'properties'));
  const [first] = entriesOf(inner.find((properties) => properties !== undefined));
  if (first !== undefined) return `Name a single value, such as "${path}.${first[0]}"`;
  return `Take "${name}" out, or store what is searched for in a property of its own`;
}
