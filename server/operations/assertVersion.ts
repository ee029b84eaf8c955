import { type EntityModel, isRecord } from '#engine';
import type { Key } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { lockRecord } from '../records/lockRecord.ts';
import { findReadable } from './findReadable.ts';
import { listChanges } from './listChanges.ts';

/**
 * Throws a `Refusal` if the call has an older version of its record. The record is locked until the transaction ends,
 * so of two calls with the same version the second one is refused.
 */
export async function assertVersion(context: HandlerContext, version: number): Promise<void> {
  const { operation, record, release } = context;
  const entity = operation.of === undefined ? undefined : release.entities[operation.of];
  const key = entity?.key === undefined ? undefined : record?.[entity.key];
  if (entity === undefined || !isKey(key)) return;
  const { version: current } = await lockRecord(context, entity.id, key);
  if (current === version) return;
  const log = context.storages.get(entity.id)?.log;
  throw await conflictRefusal(context, {
    ...{ entity, key, version, record: await findReadable(context, entity, key) },
    ...(log === undefined ? {} : { log }),
  });
}

interface Stale {
  readonly entity: EntityModel;
  readonly key: Key;
  /** The version that the caller has seen. */
  readonly version: number;
  /** The current record. Absent if the caller may not read it. */
  readonly record: unknown;
  /** Name of the entity in the event log, if it differs. */
  readonly log?: string;
}

/** Returns the refusal of an outdated call, with the changes since that the caller may read. */
export async function conflictRefusal(context: HandlerContext, { record, ...stale }: Stale): Promise<Refusal> {
  const facts = { status: 409, code: 'conflict' };
  if (!isRecord(record)) return new Refusal({ ...facts, errors: [] });
  const { version } = record;
  const errors = await listChanges(context, { ...stale, record });
  return new Refusal({ ...facts, errors, ...(typeof version === 'number' ? { version } : {}) });
}

function isKey(value: unknown): value is Key {
  return typeof value === 'string' || typeof value === 'number';
}
