import { type RawBuilder, sql } from 'kysely';
import { isSelfContained } from '#compiler';
import { type EntityModel, type FieldModel, propertiesOf, type Release } from '#engine';
import type { ColumnSource, ListStorage } from '../contract/EntityStorage.types.ts';

/** What the server itself knows of a document, under the names by which an entity may ask for it. */
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

/** Objects in objects are followed this deep. */
const deepest = 4;

/** Where each property of a document lies in SQL, those of related documents included. */
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

/** `book.title` of a loan: the value in the document that the loan's `isbn` names. */
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

/** Whether a computed property is kept as it was computed at the last change. */
export function isStoredValue({ value }: FieldModel, entity: EntityModel): boolean {
  return isSelfContained(value, Object.fromEntries(entity.properties.map((field) => [field.path, field])));
}

/** The JSON of a row that contains what has no column. */
export function attributesOf(alias: string): RawBuilder<unknown> {
  return sql.ref(`${alias}.attributes`);
}

function at(json: RawBuilder<unknown>, path: readonly string[]): RawBuilder<unknown> {
  // Names come from definitions that the gate has checked; as literals they can stand in an index too.
  return path.reduce((inner, name) => sql`${inner} -> ${sql.lit(name)}`, json);
}

/** A value as its type compares. What is stored under another type, by an older release, is absent rather than a fault. */
export function valueAt(json: RawBuilder<unknown>, path: readonly string[], type: string): RawBuilder<unknown> {
  const value = sql`(${at(json, path)})`;
  if (type === 'number' || type === 'integer') {
    return sql`(case when jsonb_typeof(${value}) = 'number' then ${value}::numeric end)`;
  }
  if (type === 'boolean') return sql`(case when jsonb_typeof(${value}) = 'boolean' then ${value}::boolean end)`;
  return sql`(${value} #>> '{}')`;
}
