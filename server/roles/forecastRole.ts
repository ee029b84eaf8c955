import { type AccessItem, type AccessView, findOpenedData, findOpenedScreens } from '#compiler';
import { anonymous, functionsOfRoles, type Release, type Rights, type User } from '#engine';
import { userOf } from '../accounts/findUser.ts';
import type { Queries } from '../database/Database.types.ts';
import { accountsOfRole, functionsAfterChange, type RoleApplication } from './accountsOfRole.ts';
import { createRightsReader } from './createRightsReader.ts';

interface Forecasting {
  readonly db: Queries;
  readonly role: string;
  /** The release with the current roles, and with the changed ones. */
  readonly before: Release;
  readonly after: Release;
  readonly apply: RoleApplication;
  /** Lock the accounts, because they will be changed. */
  readonly lock: boolean;
}

/** An account whose functions the change would replace. */
interface ChangedAccount {
  readonly id: number;
  readonly functionalIds: readonly number[];
}

/** A permission that the change adds or removes. */
export interface ForecastItem extends AccessItem {
  readonly effect: 'gains' | 'loses';
  /** Number of accounts that gain or lose it immediately. */
  readonly people: number;
  /** Accounts that get the role later gain or lose it. */
  readonly later: boolean;
}

/** A policy that more users match than before. */
export interface ForecastGrant {
  readonly policy: string;
  readonly people: number;
}

/** The effect of a change of a role. */
export interface RoleForecast {
  /** Number of open accounts with the role. */
  readonly people: number;
  readonly changed: readonly ChangedAccount[];
  /** Number of accounts that gain something, and that lose something. */
  readonly gaining: number;
  readonly losing: number;
  /** Grants that must be confirmed. */
  readonly grants: readonly ForecastGrant[];
  readonly items: readonly ForecastItem[];
}

interface Pair {
  readonly before: Rights;
  readonly after: Rights;
  /** Number of accounts with these rights before and after; 0 for accounts that get the role later. */
  people: number;
  later: boolean;
}

/**
 * Compares the permissions of all accounts with the role, and of accounts that get it later, before and after the
 * change.
 */
export async function forecastRole(forecasting: Forecasting): Promise<RoleForecast> {
  const { db, role, before, after, lock } = forecasting;
  const accounts = await accountsOfRole(db, { role, release: after, lock });
  const [rightsBefore, rightsAfter] = [createRightsReader(before), createRightsReader(after)];
  const pairs = new Map<string, Pair>();
  const add = (was: User, is: User, { people, later }: Pick<Pair, 'people' | 'later'>): void => {
    const rights = { before: rightsBefore(was), after: rightsAfter(is) };
    const key = JSON.stringify([rights.before.policies, rights.after.policies]);
    const pair = pairs.get(key) ?? { ...rights, people: 0, later: false };
    pairs.set(key, { ...pair, people: pair.people + people, later: pair.later || later });
  };
  add(newHolder(role, before), newHolder(role, after), { people: 0, later: true });
  const changed: ChangedAccount[] = [];
  for (const account of accounts) {
    const functionalIds = functionsAfterChange(account, forecasting);
    const isSame = functionalIds.length === account.functional_ids.length;
    if (!(isSame && functionalIds.every((id) => account.functional_ids.includes(id))))
      changed.push({ id: account.id, functionalIds });
    const next = { ...account, functional_ids: functionalIds };
    add(userOf(account, before), userOf(next, after), { people: 1, later: false });
  }
  return { people: accounts.length, changed, ...summarize([...pairs.values()], { before, after }) };
}

/** Returns a new user with only this role and its default functions. */
function newHolder(role: string, { access }: Release): User {
  const roles = access.roles.some((one) => one.role === role) ? [role] : [];
  return { ...anonymous, signedIn: true, id: 0, roles, functionalIds: functionsOfRoles(roles, access) };
}

function summarize(
  pairs: readonly Pair[],
  releases: { readonly before: Release; readonly after: Release },
): Pick<RoleForecast, 'gaining' | 'losing' | 'grants' | 'items'> {
  const items = new Map<string, ForecastItem>();
  const grants = new Map<string, number>();
  const sums = { gaining: 0, losing: 0 };
  for (const pair of pairs) {
    const was = { release: releases.before, rights: pair.before };
    const is = { release: releases.after, rights: pair.after };
    const found = { gains: opened(was, is), loses: opened(is, was) };
    if (found.gains.length > 0) sums.gaining += pair.people;
    if (found.loses.length > 0) sums.losing += pair.people;
    for (const effect of ['gains', 'loses'] as const)
      for (const item of found[effect]) addItem(items, { ...item, effect, people: pair.people, later: pair.later });
    if (found.gains.length === 0) continue;
    for (const policy of newPolicies(pair, releases.after)) grants.set(policy, (grants.get(policy) ?? 0) + pair.people);
  }
  return {
    ...sums,
    grants: [...grants].map(([policy, people]) => ({ policy, people })),
    items: [...items.values()],
  };
}

function opened(before: AccessView, after: AccessView): readonly AccessItem[] {
  return [...findOpenedData(before, after), ...findOpenedScreens(before, after)];
}

function addItem(items: Map<string, ForecastItem>, item: ForecastItem): void {
  const key = `${item.effect} ${item.kind} ${item.id}`;
  const known = items.get(key);
  const people = item.people + (known?.people ?? 0);
  items.set(key, { ...item, people, later: item.later || known?.later === true });
}

/**
 * Returns the policies with a condition of their own that match additionally. Policies that combine others follow from
 * them.
 */
function newPolicies({ before, after }: Pair, { access }: Release): readonly string[] {
  return access.policies
    .filter(
      ({ all, policy }) => all === undefined && after.policies.includes(policy) && !before.policies.includes(policy),
    )
    .map(({ policy }) => policy);
}
