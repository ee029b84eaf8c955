import { type RawBuilder, sql } from 'kysely';
import { isSelfContained } from '#compiler';
import { type EntityModel, type FieldModel, propertiesOf, type Release } from '#engine';
import type { ColumnSource, ListStorage } from '../contract/EntityStorage.types.ts';

/** Metadata of a document, under the names of optional properties of an entity. */
export const stamps = { version: 'version', createdAt: 'created_at', updatedAt: 'updated_at' } as const;

interface Columns {
  readonly columns: Readonly<Record<string, ColumnSource>>;
  readonly lists: Readonly<Record<string, ListStorage>>;
}

interface Walk {
  readonly release: Release;
  readonly isKept: (entity: string) => boolean;
  readonly columns: Record<string, ColumnSource>;
  readonly lists: Record<string, ListStorage>;
}

/** Maximum depth of nested objects. */
const deepest = 4;

/** Returns the SQL of each property of a document, including those of related documents. */
export function documentColumns(
  entity: EntityModel,
  { release, isKept }: { readonly release: Release; readonly isKept: (entity: string) => boolean },
): Columns {
  const walk: Walk = { release, isKept, columns: {}, lists: {} };
  for (const field of entity.properties) addField({ walk, field, path: [field.path], depth: 0, entity });
  for (const { path } of entity.properties) {
    const stamp = Object.entries(stamps).find(([name]) => name === path);
    if (stamp !== undefined) walk.columns[path] = stamp[1];
  }
  const { key } = entity;
  if (key !== undefined) {
    const isNumber = entity.properties.find(({ path }) => path === key)?.type === 'integer';
    walk.columns[key] = isNumber ? (alias) => sql`${sql.ref(`${alias}.key`)}::integer` : 'key';
  }
  return { columns: walk.columns, lists: walk.lists };
}

interface Place {
  readonly walk: Walk;
  readonly entity: EntityModel;
  readonly field: FieldModel;
  readonly path: readonly string[];
  readonly depth: number;
}

function addField(place: Place): void {
  const { walk, field, path, depth, entity } = place;
  const name = path.join('.');
  if (field.by !== undefined) {
    addRelated(place, field.by);
    return;
  }
  if (field.value !== undefined && !isStoredValue(field, entity)) return;
  const inner = propertiesOf(field, walk.release) ?? [];
  if (field.type === 'array' || inner.length === 0) {
    if (field.type !== 'array') walk.columns[name] = (alias) => valueAt(attributesOf(alias), path, field.type);
    else if (inner.length > 0) walk.lists[name] = itemsAt(path, inner);
    return;
  }
  if (depth >= deepest) return;
  for (const one of inner) addField({ ...place, field: one, path: [...path, one.path], depth: depth + 1 });
}

/** For example `book.title` of a loan: the value in the document that the loan's `isbn` references. */
function addRelated({ walk, field, path }: Place, by: string): void {
  const related = field.entity;
  if (related === undefined || !walk.isKept(related) || path.length > 1) return;
  for (const { path: name, type, by: further, value } of walk.release.entities[related]?.properties ?? []) {
    if (further !== undefined || value !== undefined || type === 'array' || type === 'object') continue;
    walk.columns[`${field.path}.${name}`] = (alias) => sql`(select ${valueAt(sql`related.attributes`, [name], type)}
      from document as related where related.entity = ${sql.lit(related)}
      and related.key = ${valueAt(attributesOf(alias), [by], 'string')})`;
  }
}

function itemsAt(path: readonly string[], inner: readonly FieldModel[]): ListStorage {
  return {
    table: (alias) => {
      const list = at(attributesOf(alias), path);
      return sql`(select value from jsonb_array_elements(
        case when jsonb_typeof(${list}) = 'array' then ${list} else '[]'::jsonb end) as entry(value))`;
    },
    join: {},
    columns: Object.fromEntries(
      inner.map((one) => [one.path, (alias: string) => valueAt(sql.ref(`${alias}.value`), [one.path], one.type)]),
    ),
  };
}

/** Returns whether a computed property is stored with its value at the last change. */
export function isStoredValue({ value }: FieldModel, entity: EntityModel): boolean {
  return isSelfContained(value, Object.fromEntries(entity.properties.map((field) => [field.path, field])));
}

/** The JSON column of a row with the properties that have no column. */
export function attributesOf(alias: string): RawBuilder<unknown> {
  return sql.ref(`${alias}.attributes`);
}

function at(json: RawBuilder<unknown>, path: readonly string[]): RawBuilder<unknown> {
  // Names come from definitions that the gate has checked. As literals, they can be part of an index.
  return path.reduce((inner, name) => sql`${inner} -> ${sql.lit(name)}`, json);
}

/**
 * A value, cast to its type for comparison. A value that an older release stored with another type is null instead of
 * an error.
 */
export function valueAt(json: RawBuilder<unknown>, path: readonly string[], type: string): RawBuilder<unknown> {
  const value = sql`(${at(json, path)})`;
  if (type === 'number' || type === 'integer') {
    return sql`(case when jsonb_typeof(${value}) = 'number' then ${value}::numeric end)`;
  }
  if (type === 'boolean') return sql`(case when jsonb_typeof(${value}) = 'boolean' then ${value}::boolean end)`;
  return sql`(${value} #>> '{}')`;
}
