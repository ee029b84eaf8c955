import type { Json } from '#engine';
import { findSource } from '../../../compile/compilation.ts';
import { findLayers, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { resultOf } from '../../../compile/resultOf.ts';
import { schemaOf } from '../../../compile/schemaOf.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { EntityDefinition, Properties } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { explainViolation } from '../../../typecheck/contradictions.ts';
import { isRequired } from '../../argumentsOf.ts';
import type { Gate } from '../../Gate.ts';
import { isFormatted } from './isFormatted.ts';
import { readExamples } from './readExamples.ts';

/** Checks that examples have the required properties, and satisfy limits and patterns. */
export function checkExampleRecords(gate: Gate): void {
  for (const definition of gate.set.byKind.examples.values()) {
    if (!gate.isChecked(definition)) continue;
    const [folder = '', id = ''] = definition.id.split('/');
    const entity = entityOfExamples(gate, folder, id);
    const properties = child(entity, 'properties');
    if (entity === undefined || properties === undefined) continue;
    const record: RecordType = { name: entity.source.id, properties, numbered: numberedKey(gate, entity) };
    for (const { name, own, whole } of readExamples(definition.json)) {
      if (folder === 'operation' && isStatus(name)) continue;
      const pointer = joinPointer('', name);
      checkMissing(gate, definition, { record, value: whole, pointer });
      checkValues(gate, definition, { record, value: own, pointer });
    }
    checkRows(gate, definition, record);
  }
}

/** Checks the responses of an operation that are lists of records. */
function checkRows(gate: Gate, definition: Definition, record: RecordType): void {
  if (!isAuthored(definition.json)) return;
  for (const [name, rows] of Object.entries(definition.json)) {
    if (!Array.isArray(rows) || isStatus(name)) continue;
    for (const [index, value] of rows.entries())
      checkWhole(gate, definition, { record, value, pointer: joinPointer(joinPointer('', name), index) });
  }
}

function isStatus(name: string): boolean {
  return /^[1-5][0-9][0-9]$/.test(name);
}

function entityOfExamples(gate: Gate, folder: string, id: string): Node<EntityDefinition> | undefined {
  if (folder === 'entity') return findSource(gate.compilation, 'entity', id);
  const operation = folder === 'operation' ? findSource(gate.compilation, 'operation', id) : undefined;
  const result = operation === undefined ? undefined : resultOf(child(operation, 'result'));
  if (result === undefined || !('type' in result)) return undefined;
  return findSource(gate.compilation, 'entity', parseTypeName(result.type).name);
}

/** A key that the server generates from a counter, if an example has none. */
function numberedKey(gate: Gate, entity: Node<EntityDefinition>): string | undefined {
  const key = stringOf(child(entity, 'key'));
  const property = key === undefined ? undefined : child(child(entity, 'properties'), key);
  if (key === undefined || property === undefined || child(property, 'readOnly')?.json !== true) return undefined;
  const schema = schemaOf([property, ...findLayers(gate.compilation, property)], false);
  const isCounted = typeof schema['pattern'] === 'string' && /^\^[\w-]*\[0-9\]\{\d{1,2}\}\$$/.test(schema['pattern']);
  return schema['type'] === 'integer' || isCounted ? key : undefined;
}

interface RecordType {
  readonly name: string;
  readonly properties: Node<Properties>;
  readonly numbered?: string | undefined;
}

interface Sample {
  readonly record: RecordType;
  readonly value: unknown;
  readonly pointer: string;
}

function checkWhole(gate: Gate, definition: Definition, sample: Sample): void {
  if (!isAuthored(sample.value)) return;
  checkMissing(gate, definition, sample);
  checkValues(gate, definition, sample);
}

function checkMissing(gate: Gate, definition: Definition, { record, value, pointer }: Sample): void {
  if (!isAuthored(value)) return;
  for (const [name, property] of entriesOf(record.properties)) {
    if (name === record.numbered || (Object.hasOwn(value, name) && value[name] !== null)) continue;
    if (!isRequired([property, ...findLayers(gate.compilation, property)])) continue;
    const message = `${record.name || 'The object'} requires "${name}", and this example has none`;
    const hint = `Write "${name}" here, or in the example that this one is "like"`;
    gate.report(definition, { code: 'example/invalid', pointer, key: true, message, hint });
  }
}

function checkValues(gate: Gate, definition: Definition, { record, value, pointer }: Sample): void {
  if (!isAuthored(value)) return;
  for (const [name, property] of entriesOf(record.properties)) {
    if (!Object.hasOwn(value, name)) continue;
    const layers = [property, ...findLayers(gate.compilation, property)];
    checkOne(gate, definition, { layers, value: value[name], pointer: joinPointer(pointer, name) });
  }
}

interface Value {
  readonly layers: Layers;
  readonly value: unknown;
  readonly pointer: string;
}

function checkOne(gate: Gate, definition: Definition, { layers, value, pointer }: Value): void {
  if (Array.isArray(value)) {
    const broken = brokenLimit(value, schemaOf(layers, true));
    if (broken !== undefined) reportValue(gate, definition, { value, pointer }, broken);
    const inner = itemLayers(gate, layers);
    for (const [index, item] of value.entries())
      checkOne(gate, definition, { layers: inner, value: item, pointer: joinPointer(pointer, index) });
    return;
  }
  if (isAuthored(value)) {
    const holder = layers.find((layer) => child(layer, 'properties') !== undefined);
    const properties = child(holder, 'properties');
    const name = holder?.pointer === '' ? holder.source.id : '';
    // A record with a key can be partial: missing properties are read from the stored record.
    const isStored = name !== '' && child(findSource(gate.compilation, 'entity', name), 'key') !== undefined;
    const check = isStored ? checkValues : checkWhole;
    if (properties !== undefined) check(gate, definition, { record: { name, properties }, value, pointer });
    return;
  }
  if (!isPlain(value)) return;
  const schema = schemaOf(layers, false);
  const fault = explainViolation(value, withoutShape(schema, value)) ?? formatFault(value, layers);
  if (fault !== undefined) reportValue(gate, definition, { value, pointer }, fault);
}

function reportValue(
  gate: Gate,
  definition: Definition,
  { value, pointer }: Omit<Value, 'layers'>,
  fault: string,
): void {
  const message = `${JSON.stringify(value)} does not fit its property: ${fault}`;
  const hint = 'Correct the example, or the property where this value is right';
  gate.report(definition, { code: 'example/invalid', pointer, message, hint });
}

/** The limit of the list itself that it violates, in short form. */
function brokenLimit(list: readonly unknown[], schema: ReturnType<typeof schemaOf>): string | undefined {
  const { minItems, maxItems, uniqueItems } = schema;
  if (typeof minItems === 'number' && list.length < minItems) return `minItems ${minItems}`;
  if (typeof maxItems === 'number' && list.length > maxItems) return `maxItems ${maxItems}`;
  const isTwice = uniqueItems === true && new Set(list.map((entry) => JSON.stringify(entry))).size < list.length;
  return isTwice ? 'uniqueItems true' : undefined;
}

/** Layers of one item of a list. */
function itemLayers(gate: Gate, layers: Layers): Layers {
  const items = layers.map((layer) => child(layer, 'items')).find((found) => found !== undefined);
  if (items !== undefined) return [items, ...findLayers(gate.compilation, items)];
  // Limits of the list node apply to the list.
  return layers.filter(({ source, pointer }) => source.kind === 'entity' && pointer === '');
}

/** Another check reports wrong types and values that are not listed. */
function withoutShape(schema: ReturnType<typeof schemaOf>, value: Json): ReturnType<typeof schemaOf> {
  const { enum: _, type, ...rest } = schema;
  return type === 'integer' && typeof value === 'number' ? { type, ...rest } : rest;
}

function formatFault(value: Json, layers: Layers): string | undefined {
  const format = layers.map((layer) => stringOf(child(layer, 'format'))).find((name) => name !== undefined);
  return typeof value !== 'string' || format === undefined || isFormatted(value, format)
    ? undefined
    : `format "${format}"`;
}

/** Whether a value is a constant. A text with "=" is computed when the example is stored. */
function isPlain(value: unknown): value is Json {
  if (typeof value === 'string') return !value.startsWith('=');
  return typeof value === 'number' || typeof value === 'boolean';
}
