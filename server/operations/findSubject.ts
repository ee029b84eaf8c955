import type { EntityModel, FieldModel, OperationModel, Release } from '#engine';
import { Refusal } from '../contract/Refusal.ts';
import { findRecord, type ReadContext } from '../records/readRecords.ts';

type Row = Readonly<Record<string, unknown>>;

interface Subject {
  readonly operation: OperationModel;
  readonly args: Row;
  readonly context: ReadContext;
}

/**
 * Returns the stored record of an operation, with the records that its `by` properties reference. A path with a record
 * that the user may not access is refused like one without a record.
 */
export async function findSubject({ operation, args, context }: Subject): Promise<Row | undefined> {
  const entity = subjectEntity(operation, context.release);
  if (entity === undefined) return undefined;
  const stored = await findStored(entity, { operation, args, context });
  const found = await Promise.all(entity.properties.map((property) => findBy(property, { stored, args, context })));
  const related = found.flatMap((entry) => (entry === undefined ? [] : [entry]));
  if (stored === undefined && related.length === 0) return undefined;
  return { ...stored, ...Object.fromEntries(related) };
}

function subjectEntity(operation: OperationModel, release: Release): EntityModel | undefined {
  const id = operation.of;
  return id !== undefined && Object.hasOwn(release.entities, id) ? release.entities[id] : undefined;
}

async function findStored(entity: EntityModel, { operation, args, context }: Subject): Promise<Row | undefined> {
  if (entity.key === undefined || !context.storages.has(entity.id)) return undefined;
  const isList = operation.result.shape === 'list' || operation.result.shape === 'page';
  if (isList && operation.method === 'GET') return undefined;
  const key = args[entity.key];
  if (key === undefined) return undefined;
  const record = await findRecord(context, entity.id, key);
  if (record === undefined && namesStored(operation, entity.key)) throw new Refusal({ status: 404, code: 'not-found' });
  return record;
}

/** A key in the path, or a read-only key in the body, must belong to a stored record. */
function namesStored(operation: OperationModel, key: string): boolean {
  const field = (operation.body ?? []).find(({ path }) => path === key);
  return operation.parameters.includes(key) || field?.readOnly === true;
}

interface Relation {
  readonly stored: Row | undefined;
  readonly args: Row;
  readonly context: ReadContext;
}

/**
 * Returns the record that a `by` property references. A new record can only reference records that the user may access.
 * The references of a stored record were checked when it was stored.
 */
async function findBy(property: FieldModel, related: Relation): Promise<readonly [string, Row] | undefined> {
  const { stored, args, context } = related;
  const { by, entity: id } = property;
  if (by === undefined || id === undefined || !context.storages.has(id)) return undefined;
  const key = stored?.[by] ?? args[by];
  if (key === undefined) return undefined;
  // An entity without owners is accessible for every user, like a catalogue.
  const isOwned = Object.keys(context.release.entities[id]?.owners ?? {}).length > 0;
  const access = isOwned ? context.access : [{ policy: 'anybody', relation: 'all' }];
  const found = await findRecord({ ...context, access }, id, key);
  if (found !== undefined) return [property.path, found];
  if (isOwned && stored === undefined) throw new Refusal({ status: 404, code: 'not-found' });
  return undefined;
}
