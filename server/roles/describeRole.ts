import type { Release } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import type { StoredAccess, StoredRole } from './StoredAccess.types.ts';
import { compiledRelease } from './withStoredAccess.ts';

type Role = Release['access']['roles'][number];

/** Version of an unchanged role or function. */
export const firstVersion = 1;

/** A role as operations return it. */
export interface RoleRecord {
  readonly name: string;
  readonly displayName: string;
  readonly functionalIds: readonly number[];
  /** Role of the release whose menu this role uses. */
  readonly menuOf?: string;
  /** An administrator has added it; it is not part of the release. */
  readonly added: boolean;
  /** Number of open accounts with the role. */
  readonly people?: number;
  readonly version: number;
  readonly changedAt?: string;
  readonly changedBy?: string;
}

interface Describing {
  readonly role: Role;
  readonly stored: StoredAccess;
  readonly people?: number;
}

/** Returns a role in the caller's language. */
export function describeRole(context: HandlerContext, { role, stored, people }: Describing): RoleRecord {
  const change = stored.roles.find((one) => one.role === role.role);
  return {
    name: role.role,
    displayName: context.text(role.title),
    functionalIds: role.functions,
    added: isAdded(context.release, role.role),
    version: change?.version ?? firstVersion,
    ...(people === undefined ? {} : { people }),
    ...(change === undefined ? {} : changeOf(change)),
  };
}

/** Returns a role or function for the event log, without author and time, which the event contains. */
export function withoutChange<Record extends { readonly changedAt?: string; readonly changedBy?: string }>(
  record: Record,
): Omit<Record, 'changedAt' | 'changedBy'> {
  const { changedAt: _at, changedBy: _by, ...facts } = record;
  return facts;
}

/** Returns the role with this name in a release with stored access. */
export function findRole({ access }: Release, name: unknown): Role | undefined {
  return access.roles.find(({ role }) => role === name);
}

/** Returns whether the compiled release has no role with this name. */
export function isAdded(release: Release, name: string): boolean {
  return findRole(compiledRelease(release), name) === undefined;
}

/** Returns the sorted distinct integers of a list that was already validated. */
export function readIds(value: unknown): readonly number[] {
  const ids = Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : [];
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** Returns the strings of a list that was already validated. */
export function readNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Returns whether the compiled release has a function with this number. */
export function isUsed(release: Release, id: number): boolean {
  return compiledRelease(release).access.functions.some((entry) => entry.id === id);
}

/** Returns the number and the title of a function; only the number if it has no title. */
export function titleOfFunction(context: HandlerContext, { access }: Release, id: number): string {
  const named = access.functions.find((entry) => entry.id === id);
  return named === undefined ? String(id) : `${id} ${context.text(named.title)}`;
}

/** Returns the title of a policy for confirmation: functions by their titles, others by their names. */
export function titleOfPolicy(context: HandlerContext, release: Release, policy: string): string {
  const found = release.access.functions.find((entry) => entry.function === policy);
  return found === undefined ? policy : titleOfFunction(context, release, found.id);
}

function changeOf({ menuOf, changedAt, changedBy }: StoredRole): Partial<RoleRecord> {
  return { changedAt, changedBy, ...(menuOf === undefined ? {} : { menuOf }) };
}
