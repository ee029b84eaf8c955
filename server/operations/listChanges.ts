import {
  canonicalJson,
  type EntityModel,
  type FieldModel,
  formatText,
  isRecord,
  propertiesOf,
  readPath,
  redactRecord,
} from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { preparedPrefix } from '../database/preparedStatements.ts';
import { writeEvents } from '../events/createEventLog.ts';

type Row = Readonly<Record<string, unknown>>;

/** A property that another user has changed since a version was read. */
export interface Change {
  /** Dotted path of the property. */
  readonly path: string;
  readonly title: string;
  readonly base?: unknown;
  readonly current?: unknown;
  /** Who changed it last, and when. Absent if the event log does not contain it. */
  readonly by?: string;
  readonly at?: string;
}

interface Asked {
  readonly entity: EntityModel;
  readonly key: Key;
  /** The version that the caller has seen. */
  readonly version: number;
  /** The current record, with the caller's access. */
  readonly record: Row;
  /** Name of the entity in the event log, if it differs. */
  readonly log?: string;
}

/** Maximum depth of nested objects. */
const deepest = 4;

/** Properties that the server sets. */
const kept: ReadonlySet<string> = new Set(['version', 'createdAt', 'updatedAt']);

/** Returns the properties of a record that have changed since a version, as far as the caller may see them. */
export async function listChanges(context: HandlerContext, asked: Asked): Promise<readonly Change[]> {
  const { entity, record } = asked;
  const { release, user, scope } = context;
  const { expressions } = scope;
  const events = await eventsSince(context, asked);
  const visible = (value: unknown): unknown =>
    redactRecord({ fields: entity.properties, value, user, expressions, release });
  const base = visible(events[0]?.before);
  if (!isRecord(base)) return [];
  const current = visible(record);
  return changedFields({ fields: entity.properties, base, current, context }).flatMap(({ field, path }) => {
    const writer = events.findLast(({ before, after }) => !isEqual(readPath(before, path), readPath(after, path)));
    const [was, is] = [readPath(base, path), readPath(current, path)];
    // An event can contain a part of its record. A property that is in none of them has not changed.
    if (was === undefined && writer === undefined) return [];
    const change: Change = {
      path,
      title: formatText(field.title, context.scope, { release, locale: context.locale }),
      ...(was === undefined ? {} : { base: was }),
      ...(is === undefined ? {} : { current: is }),
      ...(writer === undefined ? {} : { by: writer.actor, at: writer.at }),
    };
    return [change];
  });
}

interface Event {
  readonly actor: string;
  readonly at: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the events of the record since that version. */
async function eventsSince({ db }: HandlerContext, { entity, key, version, log }: Asked): Promise<readonly Event[]> {
  await writeEvents(db);
  const events = await db
    .selectFrom('event')
    .modifyFront(preparedPrefix)
    .select(['actor', 'at', 'before', 'after'])
    .where('entity', '=', log ?? entity.id)
    .where('key', '=', String(key))
    .orderBy('seq')
    .execute();
  const first = events.findIndex(({ before }) => isAtLeast(readPath(before, 'version'), version));
  return first < 0 ? [] : events.slice(first);
}

function isAtLeast(found: unknown, version: number): boolean {
  return typeof found === 'number' && found >= version;
}

interface Comparison {
  readonly fields: readonly FieldModel[];
  readonly base: unknown;
  readonly current: unknown;
  readonly context: HandlerContext;
  readonly below?: string;
  readonly depth?: number;
}

function changedFields(comparison: Comparison): readonly { readonly field: FieldModel; readonly path: string }[] {
  const { fields, base, current, context, below = '', depth = 0 } = comparison;
  return fields.flatMap((field) => {
    const isOwn = field.value === undefined && field.by === undefined && !(depth === 0 && kept.has(field.path));
    const [was, is] = [readPath(base, field.path), readPath(current, field.path)];
    if (!isOwn || isEqual(was, is)) return [];
    const path = below === '' ? field.path : `${below}.${field.path}`;
    const inner = field.type === 'array' || depth >= deepest ? undefined : propertiesOf(field, context.release);
    if (inner === undefined) return [{ field, path }];
    return changedFields({ fields: inner, base: was, current: is, context, below: path, depth: depth + 1 });
  });
}

function isEqual(one: unknown, other: unknown): boolean {
  return canonicalJson(one ?? null) === canonicalJson(other ?? null);
}
