import type { Release } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import type { StoredAccess, StoredRole } from './StoredAccess.types.ts';
import { compiledRelease } from './withStoredAccess.ts';

type Role = Release['access']['roles'][number];

/** Version of what nobody has changed. */
export const firstVersion = 1;

/** A role as operations return it. */
export interface RoleRecord {
  readonly name: string;
  readonly displayName: string;
  readonly functionalIds: readonly number[];
  /** Role of the release whose menu it has. */
  readonly menuOf?: string;
  /** An administrator has added it; it is no role of the release. */
  readonly added: boolean;
  /** Open accounts that have it. */
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

/** A role in the language of the caller. */
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

/** A role or a function as the event log stores it: who changed it, and when, is said by the event. */
export function withoutChange<Record extends { readonly changedAt?: string; readonly changedBy?: string }>(
  record: Record,
): Omit<Record, 'changedAt' | 'changedBy'> {
  const { changedAt: _at, changedBy: _by, ...facts } = record;
  return facts;
}

/** The role of that name in a release, with what is stored. */
export function findRole({ access }: Release, name: unknown): Role | undefined {
  return access.roles.find(({ role }) => role === name);
}

/** Whether the release itself has no role of that name. */
export function isAdded(release: Release, name: string): boolean {
  return findRole(compiledRelease(release), name) === undefined;
}

/** Whole numbers of a list that was checked by the definition. */
export function readIds(value: unknown): readonly number[] {
  const ids = Array.isArray(value) ? value.filter((id) => Number.isInteger(id)) : [];
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** Texts of a list that was checked by the definition. */
export function readNames(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Whether the release itself has a function of that number. */
export function isUsed(release: Release, id: number): boolean {
  return compiledRelease(release).access.functions.some((entry) => entry.id === id);
}

/** Number and name of a function; the number alone where nobody has named it. */
export function titleOfFunction(context: HandlerContext, { access }: Release, id: number): string {
  const named = access.functions.find((entry) => entry.id === id);
  return named === undefined ? String(id) : `${id} ${context.text(named.title)}`;
}

/** Policies as whoever confirms them reads them: functions by their titles, others by their names. */
export function titleOfPolicy(context: HandlerContext, release: Release, policy: string): string {
  const found = release.access.functions.find((entry) => entry.function === policy);
  return found === undefined ? policy : titleOfFunction(context, release, found.id);
}

function changeOf({ menuOf, changedAt, changedBy }: StoredRole): Partial<RoleRecord> {
  return { changedAt, changedBy, ...(menuOf === undefined ? {} : { menuOf }) };
}
