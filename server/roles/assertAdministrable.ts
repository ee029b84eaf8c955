import { sql } from 'kysely';
import type { Release } from '#engine';
import { type AccountRow, userOf } from '../accounts/findUser.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { readOpenAccounts } from './accountsOfRole.ts';
import { createRightsReader } from './createRightsReader.ts';

/** The effect of a change on accounts, before it is written. */
interface PlannedChange {
  /** The release with roles and functions after the change. */
  readonly after: Release;
  /** Account id → stored values after the change; `undefined` for an account that is closed or deleted. */
  readonly accounts: ReadonlyMap<number, Partial<Pick<AccountRow, 'roles' | 'functional_ids'>> | undefined>;
}

/** Id of an advisory lock; any number that no other lock uses. */
const administratorLock = 4_820_175;

/** Maximum number of users named in a refusal. */
const mostNamed = 5;

/**
 * Serializes changes that can remove a permission. Otherwise, two users who remove it from each other at the same time
 * would both lose it.
 */
export async function lockAdministrators({ db }: HandlerContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(${administratorLock})`.execute(db);
}

/**
 * Throws a `Refusal` if a change would leave no user, or not the caller, who can call this operation. The message lists
 * the users who can call it today. It is for operations that assign permissions: what they remove, they must be able to
 * assign again.
 */
export async function assertAdministrable(context: HandlerContext, { after, accounts }: PlannedChange): Promise<void> {
  const { db, operation, release, user } = context;
  const policies = Object.keys(operation.allow);
  const [rightsBefore, rightsAfter] = [createRightsReader(release), createRightsReader(after)];
  const all = await readOpenAccounts(db);
  const before = all.filter((account) => holds(rightsBefore(userOf(account, release)).policies, policies));
  const left = all.filter((account) => {
    const change = accounts.has(account.id) ? accounts.get(account.id) : {};
    return change !== undefined && holds(rightsAfter(userOf({ ...account, ...change }, after)).policies, policies);
  });
  if (left.some(({ id }) => id === user.id)) return;
  const people = namesOf(before);
  const text = left.length === 0 ? 'engine/error.last-administrator' : 'engine/error.own-rights';
  const message = context.text({ text }, { operation: context.text(operation.title), people });
  throw new Refusal({ status: 409, code: 'own-rights', message });
}

function holds(held: readonly string[], policies: readonly string[]): boolean {
  return policies.some((policy) => held.includes(policy));
}

function namesOf(accounts: readonly AccountRow[]): string {
  const named = accounts
    .slice(0, mostNamed)
    .map(({ first_name, last_name, email }) => `${first_name} ${last_name} (${email})`);
  const others = accounts.length - named.length;
  return others > 0 ? `${named.join(', ')}, +${others}` : named.join(', ');
}
