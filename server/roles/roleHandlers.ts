import { resolveRoles, type Text } from '#engine';
import { changeAccount } from '../accounts/changeAccount.ts';
import { defineHandler } from '../contract/defineHandler.ts';
import type { EventEntry, Handler, HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { refuseField } from '../contract/refuseField.ts';
import { appendEvents, type SignedEntry } from '../events/createEventLog.ts';
import { conflictRefusal } from '../operations/assertVersion.ts';
import { countByRole } from './accountsOfRole.ts';
import { assertAdministrable, lockAdministrators } from './assertAdministrable.ts';
import { changedNow, lockStoredAccess, storeRole } from './changeStoredAccess.ts';
import {
  describeRole,
  findRole,
  isUsed,
  type RoleRecord,
  titleOfFunction,
  titleOfPolicy,
  withoutChange,
} from './describeRole.ts';
import { assertConfirmed, isSameList, type PlannedRole, planRole } from './planRole.ts';
import { readStoredAccess } from './readStoredAccess.ts';
import type { StoredAccess } from './StoredAccess.types.ts';
import { withStoredAccess } from './withStoredAccess.ts';

const list = defineHandler('config.roles.list', async (context) => {
  const { db } = context;
  const { release, stored } = await readCurrent(context);
  const counts = await countByRole(db, release);
  return release.access.roles.map((role) =>
    describeRole(context, { role, stored, people: counts.get(role.role) ?? 0 }),
  );
});

const details = defineHandler('users.roleDetails', async (context) => {
  const { db, args, notFound } = context;
  const { release, stored } = await readCurrent(context);
  // An alias is accepted too.
  const [name] = resolveRoles([String(args['role'])], release.access);
  const role = findRole(release, name);
  if (role === undefined) return notFound();
  const counts = await countByRole(db, release);
  return describeRole(context, { role, stored, people: counts.get(role.role) ?? 0 });
});

const forecast = defineHandler('config.roles.forecast', async (context) => {
  const { stored } = await readCurrent(context);
  const { forecast: found, before, after, role } = await planRole(context, stored);
  const old = findRole(before, role.role)?.functions ?? [];
  const added = (findRole(after, role.role)?.functions ?? []).filter((id) => !old.includes(id));
  return {
    ...{ people: found.people, concerned: found.changed.length, gaining: found.gaining, losing: found.losing },
    unused: added.filter((id) => !isUsed(after, id)).map((id) => titleOfFunction(context, after, id)),
    grants: found.grants.map((grant) => ({ ...grant, title: titleOfPolicy(context, after, grant.policy) })),
    changes: found.items.map(({ effect, kind, id, title, of, people, later }) => ({
      ...{ effect, kind, id, people, later },
      title: of === undefined ? titleOf(context, title, id) : `${context.text(of)}: ${context.text(title)}`,
    })),
  };
});

const create = defineHandler('config.roles.create', async (context) => {
  const { args, db, events } = context;
  const stored = await lockStoredAccess(db);
  const release = withStoredAccess(context.release, stored);
  const isTaken = resolveRoles([String(args['name'])], release.access).length > 0;
  if (isTaken) return refuseField(context, { path: 'name', code: 'options' });
  const planned = await planRole(context, stored);
  assertConfirmed(context, planned);
  await storeRole(context, planned.role);
  const record = recordOf(context, planned);
  await events.append({ entity: 'role', key: record.name, what: 'create', after: withoutChange(record) });
  return record;
});

const update = defineHandler('config.roles.update', async (context) => {
  const { args, db, notFound } = context;
  await lockAdministrators(context);
  const stored = await lockStoredAccess(db);
  const release = withStoredAccess(context.release, stored);
  const role = findRole(release, args['name']);
  if (role === undefined) return notFound();
  const before = describeRole(context, { role, stored });
  await refuseStaleRole(context, before);
  const planned = await planRole(context, stored, { lock: true });
  const record = recordOf(context, planned);
  const { changed } = planned.forecast;
  const isSame = isSameRole(before, record);
  if (isSame && changed.length === 0) throw new Refusal({ status: 409, code: 'unchanged' });
  assertConfirmed(context, planned);
  const accounts = new Map(changed.map(({ id, functionalIds }) => [id, { functional_ids: functionalIds }]));
  await assertAdministrable(context, { after: planned.after, accounts });
  const entries: EventEntry[] = [];
  if (!isSame) {
    await storeRole(context, planned.role);
    const facts = changed.length === 0 ? {} : { appliedTo: changed.length };
    const after = { ...withoutChange(record), ...facts };
    entries.push({ entity: 'role', key: record.name, what: 'update', before: withoutChange(before), after });
  }
  // Every writer of events waits for the lock of the log, so all events are appended together after the mails are
  // written.
  const collecting = { ...context, events: { append: async (entry: EventEntry) => void entries.push(entry) } };
  for (const { id, functionalIds } of changed) {
    await changeAccount(collecting, { id, what: 'role', changes: { functionalIds }, facts: { role: record.name } });
  }
  await appendEvents(db, entries.map(signedBy(context)));
  return isSame ? before : record;
});

/** Roles of the live release with stored changes, and the forecast of a change. */
export const roleHandlers: readonly Handler[] = [list, details, forecast, create, update];

/** Returns a function that adds the facts of the log to an event of the handler. */
function signedBy(context: HandlerContext): (entry: EventEntry) => SignedEntry {
  const { changedAt, changedBy } = changedNow(context);
  const { operation, release } = context;
  return (entry) => ({ ...entry, at: changedAt, actor: changedBy, operation: operation.id, release: release.hash });
}

/** Returns the title of a screen or operation. A title with arguments cannot be formatted here, so the id is used. */
function titleOf(context: HandlerContext, title: Text, id: string): string {
  const pattern = 'text' in title ? context.release.texts['en']?.[title.text] : undefined;
  return 'literal' in title || pattern?.includes('{') === false ? context.text(title) : id;
}

/** Returns the current stored access; the request may have started with an older one. */
async function readCurrent({ db, release }: HandlerContext) {
  const stored = await readStoredAccess(db);
  return { stored, release: withStoredAccess(release, stored) };
}

function recordOf(context: HandlerContext, { role, after }: PlannedRole): RoleRecord {
  const found = findRole(after, role.role);
  if (found === undefined) throw new Error(`The role "${role.role}" is lost.`);
  const stored: StoredAccess = { version: 0, roles: [role], functions: [] };
  return describeRole(context, { role: found, stored });
}

function isSameRole(one: RoleRecord, other: RoleRecord): boolean {
  const isSame = one.displayName === other.displayName && one.menuOf === other.menuOf;
  return isSame && isSameList(one.functionalIds, other.functionalIds);
}

/** Throws a `Refusal` if another administrator has changed the role meanwhile. */
async function refuseStaleRole(context: HandlerContext, record: RoleRecord): Promise<void> {
  const { version, release } = context;
  const entity = release.entities['role'];
  if (entity === undefined || version === undefined || version === record.version) return;
  throw await conflictRefusal(context, { entity, key: record.name, version, record: withoutChange(record) });
}
