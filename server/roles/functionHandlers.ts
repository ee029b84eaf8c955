import { sql } from 'kysely';
import type { Release } from '#engine';
import { defineHandler } from '../contract/defineHandler.ts';
import type { Handler, HandlerContext } from '../contract/handler.types.ts';
import { refuseField } from '../contract/refuseField.ts';
import type { Queries } from '../database/Database.types.ts';
import { conflictRefusal } from '../operations/assertVersion.ts';
import { changedNow, lockStoredAccess, storeFunction } from './changeStoredAccess.ts';
import { firstVersion, isUsed, withoutChange } from './describeRole.ts';
import { readStoredAccess } from './readStoredAccess.ts';
import type { StoredAccess, StoredFunction } from './StoredAccess.types.ts';
import { withStoredAccess } from './withStoredAccess.ts';

/** A function as operations return it. */
interface FunctionRecord {
  readonly uiFunctionId: number;
  /** Absent if roles or accounts have the number but it has no title. */
  readonly name?: string;
  /** Definitions of the release use it. */
  readonly used: boolean;
  readonly version: number;
  readonly changedAt?: string;
  readonly changedBy?: string;
}

const list = defineHandler('config.functions.list', async (context) => {
  const { stored, release } = await readCurrent(context);
  return listedIds(release).map((id) => describe(context, { id, release, stored }));
});

const use = defineHandler('admin.functions', async (context) => {
  const { stored, release } = await readCurrent(context);
  const counts = await countByFunction(context.db);
  return listedIds(release, counts).map((id) => ({
    ...describe(context, { id, release, stored }),
    roles: release.access.roles.filter((role) => role.functions.includes(id)).map(({ title }) => context.text(title)),
    people: counts.get(id) ?? 0,
  }));
});

const create = defineHandler('config.functions.create', async (context) => {
  const { args, db, events } = context;
  const stored = await lockStoredAccess(db);
  const release = withStoredAccess(context.release, stored);
  const id = Number(args['uiFunctionId']);
  if (release.access.functions.some((entry) => entry.id === id))
    return refuseField(context, { path: 'uiFunctionId', code: 'options' });
  const record = await store(context, { id, stored, version: firstVersion });
  await events.append({ entity: 'function', key: id, what: 'create', after: withoutChange(record) });
  return record;
});

const rename = defineHandler('config.functions.update', async (context) => {
  const { args, db, events, version, notFound } = context;
  const stored = await lockStoredAccess(db);
  const release = withStoredAccess(context.release, stored);
  const id = Number(args['uiFunctionId']);
  if (!listedIds(release, await countByFunction(db)).includes(id)) return notFound();
  const before = describe(context, { id, release, stored });
  const entity = release.entities['function'];
  if (entity !== undefined && version !== undefined && version !== before.version)
    throw await conflictRefusal(context, { entity, key: id, version, record: withoutChange(before) });
  const record = await store(context, { id, stored, version: before.version + 1 });
  await events.append({
    entity: 'function',
    key: id,
    what: 'update',
    before: withoutChange(before),
    after: withoutChange(record),
  });
  return record;
});

/** Functions: those of the release, those that were added, and numbers in use without a title. */
export const functionHandlers: readonly Handler[] = [list, use, create, rename];

interface Described {
  readonly id: number;
  readonly release: Release;
  readonly stored: StoredAccess;
}

function describe(context: HandlerContext, { id, release, stored }: Described): FunctionRecord {
  const named = release.access.functions.find((entry) => entry.id === id);
  const change = stored.functions.find((one) => one.id === id);
  return {
    uiFunctionId: id,
    ...(named === undefined ? {} : { name: context.text(named.title) }),
    used: isUsed(release, id),
    version: change?.version ?? firstVersion,
    ...(change === undefined ? {} : { changedAt: change.changedAt, changedBy: change.changedBy }),
  };
}

/** Returns functions with a title, and those that roles or accounts have. */
function listedIds({ access }: Release, counts: ReadonlyMap<number, number> = new Map()): readonly number[] {
  const named = access.functions.map(({ id }) => id);
  const given = access.roles.flatMap(({ functions }) => functions);
  return [...new Set([...named, ...given, ...counts.keys()])].sort((a, b) => a - b);
}

interface Storing extends Omit<Described, 'release'> {
  readonly version: number;
}

async function store(context: HandlerContext, { id, stored, version }: Storing): Promise<FunctionRecord> {
  const changed: StoredFunction = {
    ...{ id, title: String(context.args['name']), version },
    ...changedNow(context),
  };
  await storeFunction(context, changed);
  const functions = [...stored.functions.filter((one) => one.id !== id), changed];
  const after = { ...stored, functions };
  return describe(context, { id, release: withStoredAccess(context.release, after), stored: after });
}

async function countByFunction(db: Queries): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ held: number; people: number }>`select held, count(*)::integer as people
    from account, unnest(functional_ids) as held where active group by held`.execute(db);
  return new Map(rows.map(({ held, people }) => [held, people]));
}

/** Returns the current stored access; the request may have started with an older one. */
async function readCurrent({ db, release }: HandlerContext) {
  const stored = await readStoredAccess(db);
  return { stored, release: withStoredAccess(release, stored) };
}
