import { isDeepStrictEqual } from 'node:util';
import { isRecord, type Release } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { queueTemplate } from '../mail/queueTemplate.ts';
import { revokeTokens } from './accountTokens.ts';
import { functionsAfterRoles } from './functionsAfterRoles.ts';
import { revokeSessions } from './revokeSessions.ts';

/** The properties of an account that can be changed. */
interface AccountFacts {
  /** Also a name to sign in with. */
  readonly email?: string;
  /** Default: a username that equals the old address becomes the new address. */
  readonly username?: string | null;
  /** Null removes the password. */
  readonly passwordHash?: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly roles?: readonly string[];
  /**
   * All functions of the account. Default: the functions of added roles are added, those of removed roles are removed.
   */
  readonly functionalIds?: readonly number[];
  /**
   * Companies of the account. The primary company stays primary while it is in the list; otherwise it is the first one.
   */
  readonly companyIds?: readonly number[];
  /** Additional attributes of the portal, by name. Null removes an attribute; absent ones are unchanged. */
  readonly attributes?: Readonly<Record<string, unknown>>;
  /** False closes the account. */
  readonly active?: boolean;
}

interface AccountChange {
  readonly id: number;
  /** Name of the event. */
  readonly what: string;
  readonly changes: AccountFacts;
  /** Additional facts of the event. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

type Fact = keyof AccountFacts;

/** Properties that affect who can sign in and what they can do. Each change is a security event. */
const guarded: readonly Fact[] = [
  ...(['email', 'username', 'passwordHash'] as const),
  ...(['roles', 'functionalIds', 'companyIds', 'active'] as const),
];

/** A change of one of these ends all sessions of the account and invalidates mailed links. */
const endsSessions: readonly Fact[] = ['email', 'passwordHash', 'active'];

/** Permissions of a user, who is notified of a change by mail. */
const rights: readonly Fact[] = ['roles', 'functionalIds', 'companyIds'];

/** Facts that every event contains before and after, for later readers of the event log. */
const alwaysTold: readonly Fact[] = ['firstName', 'lastName'];

/**
 * Changes an account and returns its new version. All changes of accounts go through this function. It ends sessions
 * where necessary, and writes the event and the security event. The user is notified by mail of a new password and of
 * new permissions, and at the old address of a new address.
 */
export async function changeAccount(
  context: HandlerContext,
  change: AccountChange,
): Promise<{ readonly version: number }> {
  const { id, what, facts } = change;
  const { version: old, companyId, ...before } = await load(context, id);
  const changes = withFunctions(change.changes, before, context.release);
  const after = applyFacts(before, changes);
  const names = (Object.keys(changes) as readonly Fact[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const { version } = await context.db
    .updateTable('account')
    .set({
      email: after.email,
      username: after.username,
      password_hash: after.passwordHash,
      first_name: after.firstName,
      last_name: after.lastName,
      roles: [...after.roles],
      functional_ids: [...after.functionalIds],
      company_ids: [...after.companyIds],
      company_id: after.companyIds.find((one) => one === companyId) ?? after.companyIds[0] ?? null,
      attributes: JSON.stringify(after.attributes),
      active: after.active,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  if (names.some((name) => endsSessions.includes(name))) {
    await revokeSessions(context, id);
    await revokeTokens(context, id);
  }
  await rememberChange(context, id, names);
  const shown = new Set([...alwaysTold, ...names.filter((name) => name !== 'passwordHash')]);
  const told = ({ attributes, ...account }: Account) => ({
    ...Object.fromEntries([...shown].flatMap((name) => (name === 'attributes' ? [] : [[name, account[name]]]))),
    ...(shown.has('attributes') ? attributes : {}),
  });
  await context.events.append({
    entity: 'account',
    key: id,
    what,
    before: { version: old, ...told(before) },
    after: { version, ...told(after), ...facts },
  });
  await tell(context, { id, before, after, names });
  return { version };
}

/** Adds the functions that follow from a change of roles, unless the change sets the functions itself. */
function withFunctions(changes: AccountFacts, before: Account, release: Release): AccountFacts {
  const { roles, functionalIds } = changes;
  if (roles === undefined || functionalIds !== undefined) return changes;
  const held = { functionalIds: before.functionalIds, from: before.roles, to: roles };
  return { ...changes, functionalIds: functionsAfterRoles(held, release) };
}

type Account = Required<AccountFacts>;

interface StoredAccount extends Account {
  readonly version: number;
  readonly companyId: number | null;
}

/** Returns the properties after a change. A username that equals the address follows the address. */
function applyFacts(before: Account, changes: AccountFacts): Account {
  const email = changes.email ?? before.email;
  const username = before.username === before.email ? email : before.username;
  const merged = { ...before.attributes, ...changes.attributes };
  const attributes = Object.fromEntries(
    Object.entries(merged).filter(([, value]) => value !== null && value !== undefined),
  );
  return { ...before, username, ...changes, attributes };
}

async function load({ db }: HandlerContext, id: number): Promise<StoredAccount> {
  const row = await db
    .selectFrom('account')
    .select(['version', 'email', 'username', 'password_hash', 'first_name', 'last_name', 'roles', 'functional_ids'])
    .select(['company_ids', 'company_id', 'attributes', 'active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    version: row.version,
    email: row.email,
    username: row.username,
    passwordHash: row.password_hash,
    firstName: row.first_name,
    lastName: row.last_name,
    roles: row.roles,
    functionalIds: row.functional_ids,
    companyIds: row.company_ids,
    companyId: row.company_id,
    attributes: isRecord(row.attributes) ? row.attributes : {},
    active: row.active,
  };
}

async function rememberChange(context: HandlerContext, id: number, names: readonly Fact[]): Promise<void> {
  const changed = names.filter((name) => guarded.includes(name));
  if (changed.length === 0) return;
  await context.db
    .insertInto('security_event')
    .values({
      what: 'account.changed',
      at: context.scope.clock.now(),
      account_id: id,
      network: context.request.network ?? null,
      facts: JSON.stringify({ changed, by: context.user.id ?? null, operation: context.operation.id }),
    })
    .execute();
}

interface Told {
  readonly id: number;
  readonly before: Account;
  readonly after: Account;
  readonly names: readonly Fact[];
}

/**
 * A first password is not notified. Removing a password is not notified either, because a separate mail contains a
 * link.
 */
async function tell(context: HandlerContext, { id, before, after, names }: Told): Promise<void> {
  const write = async (template: string, { email, firstName, lastName }: Account) =>
    queueTemplate(context, { template, given: { person: { id, email, firstName, lastName } } });
  const hasOther = before.passwordHash !== null && after.passwordHash !== null;
  if (names.includes('email')) await write('login-left', before);
  if (names.includes('passwordHash') && hasOther) await write('password-changed', after);
  if (names.some((name) => rights.includes(name)) && before.active) await write('rights-changed', after);
}

/** Stores the language of a sign-in, for mails. The user is not notified. */
export async function storeLanguage(db: HandlerContext['db'], id: number, language: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is distinct from', language)
    .execute();
}
