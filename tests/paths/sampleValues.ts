import {
  completeRecord,
  type EntityModel,
  type FieldModel,
  isRecord,
  type OperationModel,
  pageOf,
  writePath,
} from '#engine';
import type { World } from './findWorlds.ts';
import { samplePattern } from './samplePattern.ts';
import { aroundToday } from './searchScopes.ts';

const deepest = 3;
const texts: readonly string[] = [
  'US-CA-Alameda-Oakland',
  'Warehouse',
  'ann@b.example',
  '+12025550142',
  '+1 202 555 0142',
];
const more: readonly string[] = [
  '202-555-0142',
  '123456789',
  '12-3456789',
  '1-2-3',
  'A1b2c3d4!xyz',
  '25.50 Hourly',
  'x',
];

/** Returns sample values of a field, likely ones first. Values that its own constraint refuses are left out. */
export function sampleValues(field: FieldModel, world: World, depth = 0): readonly unknown[] {
  const check = world.runtime.validators[field.constraint];
  const isRecordLike = field.properties !== undefined || field.entity !== undefined;
  return candidates(field, world, depth).filter((value) => isRecordLike || (check?.(value).length ?? 0) === 0);
}

function candidates(field: FieldModel, world: World, depth: number): readonly unknown[] {
  const { values, schema, type } = field;
  if ('const' in schema) return [schema['const']];
  if (values && values.length > 0) {
    const listed = values.map(({ value }) => value);
    return type === 'array' ? [listed.slice(0, 1), listed] : [...listed, ...listed.map((value) => `25.50 ${value}`)];
  }
  switch (type) {
    case 'boolean':
      return [true, false];
    case 'integer':
    case 'number':
      return [...numbersIn(schema), 1, 2, 7, 0, 1000];
    case 'array':
      return depth > deepest ? [[]] : [[sampleItem(field, world, depth)], []];
    case 'object':
      return [sampleRecord(propertiesOf(field, world), world, depth + 1)];
    default:
      return [
        ...later(world),
        ...texts,
        ...more,
        ...patternIn(schema),
        ...lengthsIn(schema),
        { name: `a.${extensionOf(field)}`, size: 9, type: 'application/octet-stream' },
      ];
  }
}

function extensionOf({ words: { extensions } }: FieldModel): string {
  return Array.isArray(extensions) ? String(extensions[0]) : 'pdf';
}

function sampleItem(field: FieldModel, world: World, depth: number): unknown {
  const properties = propertiesOf(field, world);
  return properties.length > 0 ? sampleRecord(properties, world, depth + 1) : texts[1];
}

function propertiesOf({ properties, entity = '' }: FieldModel, { release }: World): readonly FieldModel[] {
  return properties ?? release.entities[entity]?.properties ?? [];
}

/** Dates come first, because a date field accepts no other text. */
function later({ scope }: World): readonly string[] {
  const [, today, tomorrow] = aroundToday(scope);
  return [tomorrow ?? '', '2027-08-31', today ?? '', '2026-11-21T10:00:00Z'];
}

function numbersIn(schema: FieldModel['schema']): readonly number[] {
  return ['minimum', 'maximum'].flatMap((word) => (typeof schema[word] === 'number' ? [schema[word]] : []));
}

function lengthsIn(schema: FieldModel['schema']): readonly string[] {
  const length = schema['minLength'];
  return typeof length === 'number' ? ['x'.repeat(length)] : [];
}

function patternIn({ pattern }: FieldModel['schema']): readonly string[] {
  return typeof pattern === 'string' ? [samplePattern(pattern)] : [];
}

function sampleRecord(fields: readonly FieldModel[], world: World, depth: number): Readonly<Record<string, unknown>> {
  return fields.reduce<Readonly<Record<string, unknown>>>((record, field) => {
    if (field.value !== undefined || field.each !== undefined || (depth > deepest && field.required !== true))
      return record;
    const [value] = sampleValues(field, world, depth);
    return value === undefined ? record : writePath(record, field.path, value);
  }, {});
}

/** Returns a record of an entity with all properties, including computed ones. */
function sampleEntity(entity: EntityModel, world: World): Readonly<Record<string, unknown>> {
  return completeRecord(entity, sampleRecord(entity.properties, world, 0), world.scope, world.release);
}

/** Returns records as an operation could return them. They differ in every property with listed values. */
export function sampleRows(type: string, world: World): readonly unknown[] {
  const entity = entityOf(type, world);
  if (entity === undefined || entity.form !== 'record') return sampleTyped(type, world).slice(0, 2);
  const base = sampleEntity(entity, world);
  const listed = entity.properties.filter(({ values, value }) => values !== undefined && value === undefined);
  const varied = listed.flatMap(({ path, values = [] }) => values.map(({ value }) => writePath(base, path, value)));
  const rows = varied.length > 0 ? varied : [base];
  const key = entity.properties.find(({ path }) => path === entity.key);
  if (key === undefined) return rows;
  return rows.map((row, index) => (key.type === 'string' ? row : { ...row, [key.path]: index + 1 }));
}

/** Returns the record with only its required properties. */
export function leastRow(row: unknown, type: string, world: World): unknown {
  const entity = entityOf(type, world);
  if (!entity || !isRecord(row)) return row;
  const needed = entity.properties.filter(({ path, required }) => required !== false || path === entity.key);
  return Object.fromEntries(needed.flatMap(({ path }) => (path in row ? [[path, row[path]] as const] : [])));
}

/** Returns a sample result of an operation. */
export function sampleResult({ result }: OperationModel, world: World): unknown {
  if (result.shape === 'none' || result.shape === 'file') return undefined;
  const rows = sampleRows(result.type, world);
  if (result.shape === 'page') return pageOf(rows, 0, 20);
  return result.shape === 'list' || result.type.endsWith('[]') ? rows : rows[0];
}

/** Returns values of a type as in `given`: `integer`, `string?`, an entity or a value type. */
export function sampleTyped(type: string, world: World): readonly unknown[] {
  const name = type.replace(/\?$/, '');
  if (name.endsWith('[]')) return [sampleTyped(name.slice(0, -2), world).slice(0, 1)];
  const entity = entityOf(name, world);
  if (entity?.form === 'record') return [sampleEntity(entity, world)];
  if (entity?.form === 'value') {
    const field = fieldsOf(world).find((one) => one.entity === entity.id || one.format === entity.id);
    return field ? sampleValues(field, world) : [1];
  }
  const plain: Readonly<Record<string, readonly unknown[]>> = { integer: [1], number: [1], boolean: [true, false] };
  return plain[name] ?? [texts[0]];
}

function entityOf(type: string, { release }: World): EntityModel | undefined {
  return release.entities[type.replace(/(\[\]|\?)+$/, '')];
}

function fieldsOf({ release }: World): readonly FieldModel[] {
  return Object.values(release.entities).flatMap(({ properties }) => properties);
}
