import {
  completeRecord,
  type EntityModel,
  eventScope,
  formatText,
  isDeepEqual,
  type LifecycleModel,
  startRecord,
  type Text,
  withoutHidden,
  writePath,
} from '#engine';
import { applyEvent } from '#machines';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal, type RefusingRule } from '../contract/Refusal.ts';
import { assertComplete } from '../records/assertComplete.ts';
import { assertRules } from '../records/assertRules.ts';
import { assertStorable } from '../records/assertStorable.ts';
import { isRecordStore, type RecordStore, versioned } from '../records/createRecordStore.ts';
import { lockRecord } from '../records/lockRecord.ts';
import { withRelated } from '../records/withRelated.ts';
import { changesOf } from './changeRecord.ts';
import { lockRelations } from './lockRelations.ts';
import { runEffect } from './runEffect.ts';

type Row = Readonly<Record<string, unknown>>;

interface Move {
  readonly entity: string;
  /** Key of the stored record. Absent: the event creates one. */
  readonly key?: Key;
  /** Additional values of the handler: those of a new record, or those applied to the stored one after the event. */
  readonly values?: Row;
  /** Columns of a new row that are not properties of the entity. */
  readonly columns?: Row;
  /** Stores related rows that the effects may read, after the record is stored. */
  readonly alongside?: (record: Row) => Promise<void>;
}

/**
 * Applies the lifecycle event of the operation: locks the record, evaluates the lifecycle, stores the result, writes
 * the event log and runs the effects, all in the transaction of the request. Returns the record. Throws a `Refusal`
 * with 409 or the status of the operation, and with the message of the event.
 */
export async function applyTransition(context: HandlerContext, move: Move): Promise<Row> {
  const entity = context.release.entities[move.entity];
  const store = context.storages.get(move.entity);
  if (entity === undefined || store === undefined || !isRecordStore(store))
    throw new Error(`No store for entity "${move.entity}".`);
  const stored = move.key === undefined ? undefined : await lockRecord(context, move.entity, move.key);
  const start = stored ?? startRecord(entity, move.values ?? {}, context);
  const { taken, related } = await decide(context, { entity, start, isStored: stored !== undefined });
  const decided = without(taken.record, related);
  const after = withoutHidden(entity, stored === undefined ? decided : { ...decided, ...move.values }, context);
  const names = [taken.event, ...taken.followed];
  assertStorable(context, { entity, record: after, events: { lifecycle: lifecycleOf(context, entity), names } });
  if (stored === undefined) assertComplete(context, entity, after);
  assertRules(context, entity, {
    ...(stored === undefined ? {} : { before: stored }),
    after: await withRelated(context, entity, after),
  });
  const { key, written } = await save(context, { store, entity, after, move });
  // A key in the path is a string, whatever the type of the property.
  const named = writePath(written, entity.key ?? 'id', stored?.[entity.key ?? 'id'] ?? key);
  const complete = completeRecord(entity, named, context.scope, context.release);
  for (const what of names) {
    await context.events.append({
      entity: entity.id,
      key,
      what,
      ...(stored === undefined ? {} : { before: stored }),
      after: written,
    });
  }
  await move.alongside?.(complete);
  const lifecycle = lifecycleOf(context, entity);
  for (const effect of taken.effects)
    await runEffect(context, { lifecycle, effect, record: { ...complete, ...related } });
  return complete;
}

/**
 * Locks a stored record and throws the refusal of its lifecycle, for operations that do not change the record itself,
 * or not yet. Returns the stored record.
 */
export async function assertEvent(
  context: HandlerContext,
  { entity: id, key }: Required<Pick<Move, 'entity' | 'key'>>,
) {
  const entity = context.release.entities[id];
  if (entity === undefined) throw new Error(`The release has no entity "${id}".`);
  const start = await lockRecord(context, id, key);
  await decide(context, { entity, start, isStored: true });
  return start;
}

interface Deciding {
  readonly entity: EntityModel;
  /** The stored record, or the initial one. */
  readonly start: Row;
  readonly isStored: boolean;
}

/** Evaluates the lifecycle. Related records are read for its conditions and are not stored with the record. */
async function decide(context: HandlerContext, { entity, start, isStored }: Deciding) {
  const lifecycle = lifecycleOf(context, entity);
  const related = await lockRelations(context, { lifecycle, entity, record: start });
  const record = completeRecord(entity, { ...start, ...related }, context.scope, context.release);
  return { taken: take(context, { lifecycle, entity, record, isStored }), related };
}

function lifecycleOf(context: HandlerContext, entity: EntityModel): LifecycleModel {
  const lifecycle = Object.values(context.release.lifecycles).find(
    ({ of, events }) => of === entity.id && events.some((event) => event.on === context.operation.id),
  );
  if (lifecycle === undefined) throw new Error(`No lifecycle of "${entity.id}" knows ${context.operation.id}.`);
  return lifecycle;
}

interface Taking {
  readonly lifecycle: LifecycleModel;
  readonly entity: EntityModel;
  /** Including its related records. */
  readonly record: Row;
  readonly isStored: boolean;
}

function take(context: HandlerContext, { lifecycle, entity, record, isStored }: Taking) {
  const { operation, body } = context;
  const { policies } = context.release.access;
  // The body of other operations is read by expressions of the event; that of a PUT or PATCH changes the record itself.
  const isChange = isStored && (operation.method === 'PUT' || operation.method === 'PATCH');
  const changes = isChange ? changesOf(context, entity) : [];
  const scope = { ...context.scope, variables: { ...context.scope.variables, ...(isStored ? { record } : {}) } };
  const machine = context.machines.of(lifecycle);
  const taken = applyEvent({ machine, operation: operation.id, record, body, changes, scope, policies });
  if ('record' in taken) return taken;
  const words = 'refused' in taken && taken.refused !== 'state' ? taken.refused : { text: 'engine/stateRefused' };
  const status = context.operation.status?.refused ?? 409;
  const message = formatText(words, eventScope(scope, record, context.body), context.runtime);
  throw new Refusal({ status, code: 'state', message, rule: refusingEvent(lifecycle, operation.id, words) });
}

/** The event whose condition refused, by its message, or the only one that the states do not accept. */
function refusingEvent({ id, events }: LifecycleModel, operation: string, words: Text): RefusingRule {
  const places = [...events.entries()].filter(([, { on }]) => on === operation);
  const refused = places.find(([, { message }]) => isDeepEqual(message, words));
  const [only] = refused === undefined && places.length === 1 ? places : [];
  const place = refused === undefined ? (only === undefined ? '' : `/${only[0]}`) : `/${refused[0]}/when`;
  return { definition: `lifecycle/${id}`, pointer: `/events${place}` };
}

function without(record: Row, related: Row): Row {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(related, name)));
}

async function save(
  context: HandlerContext,
  { store, entity, after, move }: { store: RecordStore; entity: EntityModel; after: Row; move: Move },
): Promise<{ readonly key: Key; readonly written: Row }> {
  const { key } = move;
  if (key !== undefined) return { key, written: await store.update(context.db, key, after, entity) };
  const columns = { release: context.release.hash, ...move.columns };
  return { key: await store.insert(context.db, after, entity, columns), written: versioned(entity, after, 1) };
}
