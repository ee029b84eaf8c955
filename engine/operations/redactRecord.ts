import { isAllowed } from '../access/isAllowed.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Caller } from '../model/runtime.types.ts';
import { entityOfRecord } from '../records/entityOfRecord.ts';
import { propertiesOf, recordEntity } from '../records/propertiesOf.ts';
import { isRecord } from '../records/readPath.ts';

/**
 * Limits records that contain themselves. Nothing below this depth is returned, because nothing below it is checked.
 */
const deepest = 12;

/** Other JSON can be nested deeper: as deep as `completeRecord` follows it. */
const deepestJson = 100;

interface Redaction extends Caller {
  readonly release: Release;
}

/**
 * The value without the properties that the user may not see, including those in nested records. It fails closed: it
 * also removes properties that no field declares, values that are nested too deeply, and records in place of a plain
 * value.
 */
export function redactRecord({
  fields,
  value,
  ...redaction
}: Redaction & { readonly fields: readonly FieldModel[]; readonly value: unknown }): unknown {
  return redactFields(fields, value, { ...redaction, allowed: new Map(), depth: 0 });
}

/** The declared type of a value: a field, or the type of a result. */
export type RedactedType = Pick<FieldModel, 'type' | 'schema' | 'entity' | 'properties'>;

/**
 * Creates a function that redacts values of a type, for one user. A value that can be any JSON is returned whole,
 * except for records in it that are known to belong to an entity: they are redacted like records of that entity.
 */
export function createRedaction(type: RedactedType, redaction: Redaction): (value: unknown) => unknown {
  const level: Level = { ...redaction, allowed: new Map(), depth: 0 };
  return (value) => redactTyped(type, value, level);
}

interface Level extends Redaction {
  /** Cached results for each list of policies. The user does not change. */
  readonly allowed: Map<readonly string[], boolean>;
  readonly depth: number;
}

function redactFields(fields: readonly FieldModel[], value: unknown, level: Level): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (level.depth > deepest) return undefined;
  if (isList(value)) return changeItems(value, (item) => redactFields(fields, item, level));
  const byName = namesOf(fields);
  const inner = { ...level, depth: level.depth + 1 };
  return changeEntries(value, (item, name) => {
    const field = byName.get(name);
    return field === undefined || !isGiven(field, level) ? undefined : redactTyped(field, item, inner);
  });
}

function redactTyped(type: RedactedType, value: unknown, level: Level): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const nested = propertiesOf(type, level.release);
  if (nested !== undefined) return redactFields(nested, value, level);
  if (isPlain(type)) return holdsRecord(value) ? undefined : value;
  // The release does not have the entity, so nothing says who may see its records.
  if (type.entity !== undefined && !Object.hasOwn(level.release.entities, type.entity)) return undefined;
  return redactJson(value, level);
}

function redactJson(value: unknown, level: Level, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepestJson) return undefined;
  if (isList(value)) return changeItems(value, (item) => redactJson(item, level, depth + 1));
  const entity = recordEntity(entityOfRecord(value) ?? '', level.release);
  if (entity !== undefined) return redactFields(entity.properties, value, level);
  return changeEntries(value, (item) => redactJson(item, level, depth + 1));
}

function isGiven({ allow }: FieldModel, level: Level): boolean {
  if (allow === undefined) return true;
  const known = level.allowed.get(allow) ?? isAllowed(allow, level, level.release);
  level.allowed.set(allow, known);
  return known;
}

const plainTypes: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);

/** Whether the type is a plain value or a list of them. A record in such a value is not declared. */
function isPlain({ type, schema }: RedactedType): boolean {
  const items = schema['items'];
  return plainTypes.has(type) || (type === 'array' && isRecord(items) && plainTypes.has(items['type']));
}

function holdsRecord(value: unknown): boolean {
  return isList(value) ? value.some(holdsRecord) : isRecord(value);
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

/** Field lists never change, so their names are indexed once. */
const namesBefore = new WeakMap<readonly FieldModel[], ReadonlyMap<string, FieldModel>>();

function namesOf(fields: readonly FieldModel[]): ReadonlyMap<string, FieldModel> {
  const names = namesBefore.get(fields) ?? new Map(fields.map((field) => [field.path, field]));
  namesBefore.set(fields, names);
  return names;
}

/** The list with changed items. Returns the same list if no item changes. */
function changeItems(list: readonly unknown[], change: (item: unknown) => unknown): readonly unknown[] {
  const items = list.map(change);
  return items.every((item, index) => item === list[index]) ? list : items;
}

/** The object with changed values, without those that became undefined. Returns the same object if nothing changes. */
function changeEntries(value: object, change: (item: unknown, name: string) => unknown): object {
  let kept: Record<string, unknown> | undefined;
  for (const [name, item] of Object.entries(value)) {
    const left = change(item, name);
    if (left === item) continue;
    kept ??= { ...value };
    if (left === undefined) delete kept[name];
    else kept[name] = left;
  }
  return kept ?? value;
}
