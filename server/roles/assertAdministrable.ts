import { sql } from 'kysely';
import type { Release } from '#engine';
import { type AccountRow, userOf } from '../accounts/findUser.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { readOpenAccounts } from './accountsOfRole.ts';
import { createRightsReader } from './createRightsReader.ts';

/** What a change makes of accounts, before it is written. */
interface PlannedChange {
  /** The release with the roles and functions after the change. */
  readonly after: Release;
  /** Account id → what is stored then; `undefined` for an account that is closed or deleted. */
  readonly accounts: ReadonlyMap<number, Partial<Pick<AccountRow, 'roles' | 'functional_ids'>> | undefined>;
}

/** Any number that no other lock of the database uses. */
const administratorLock = 4_820_175;

/** That many people are named in a refusal. */
const mostNamed = 5;

/**
 * Makes changes that can take a permission wait for each other: two people who take it from one another at the same time
 * would otherwise both be left without it.
 */
export async function lockAdministrators({ db }: HandlerContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(${administratorLock})`.execute(db);
}

/**
 * Refuses a change after which nobody could call this operation any more, or the caller could not. The refusal says who
 * can call it today. For operations that give and take rights: what they take, they must be able to give back.
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
