import type { Release } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { RoleApplication } from './accountsOfRole.ts';
import { changedNow, withRole } from './changeStoredAccess.ts';
import { findRole, firstVersion, isAdded, readIds, readNames, titleOfPolicy } from './describeRole.ts';
import { forecastRole, type RoleForecast } from './forecastRole.ts';
import type { StoredAccess, StoredRole } from './StoredAccess.types.ts';
import { compiledRelease, withStoredAccess } from './withStoredAccess.ts';

/** A role as a request describes it, and the effect of the change. */
export interface PlannedRole {
  readonly role: StoredRole;
  /** The release with the current role, and with the changed one. */
  readonly before: Release;
  readonly after: Release;
  readonly forecast: RoleForecast;
}

/**
 * Reads a role from the arguments of a call and forecasts the effect of the change. Writes nothing, and optionally
 * locks the affected accounts.
 */
export async function planRole(
  context: HandlerContext,
  stored: StoredAccess,
  { lock = false } = {},
): Promise<PlannedRole> {
  const { args, db } = context;
  const before = withStoredAccess(context.release, stored);
  const role = requestedRole(context, { stored, before });
  const after = withStoredAccess(before, withRole(stored, role));
  const apply = readApplication(args['apply']);
  return { role, before, after, forecast: await forecastRole({ db, role: role.role, before, after, apply, lock }) };
}

interface Current {
  readonly stored: StoredAccess;
  readonly before: Release;
}

/** Values equal to those of the release are not stored, so that they follow later releases. */
function requestedRole(context: HandlerContext, { stored, before }: Current): StoredRole {
  const { args } = context;
  const name = String(args['name']);
  const compiled = findRole(compiledRelease(before), name);
  const current = findRole(before, name);
  const known = stored.roles.find(({ role }) => role === name);
  const displayName = args['displayName'] === undefined ? undefined : String(args['displayName']);
  const isRenamed = displayName !== undefined && (current === undefined || displayName !== context.text(current.title));
  const title = isRenamed ? displayName : known?.title;
  const functions = readIds(args['functionalIds']);
  const isOwnTitle = title !== undefined && (compiled === undefined || title !== context.text(compiled.title));
  const isOwnList = compiled === undefined || !isSameList(functions, compiled.functions);
  const menuOf = compiled === undefined && typeof args['menuOf'] === 'string' ? args['menuOf'] : undefined;
  return {
    role: name,
    added: isAdded(before, name),
    version: current === undefined ? firstVersion : (known?.version ?? firstVersion) + 1,
    ...changedNow(context),
    ...(isOwnTitle ? { title } : {}),
    ...(isOwnList ? { functions } : {}),
    ...(menuOf === undefined ? {} : { menuOf }),
  };
}

/** Returns whether two lists of functions have the same entries. */
export function isSameList(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id));
}

/** Throws a `Refusal` if a change grants a policy that is not in `confirm`. */
export function assertConfirmed(context: HandlerContext, { forecast, after }: PlannedRole): void {
  const confirmed = readNames(context.args['confirm']);
  const missing = forecast.grants.filter(({ policy }) => !confirmed.includes(policy));
  if (missing.length === 0) return;
  const errors = missing.map(({ policy, people }) => ({
    ...{ code: 'access/widened', policy, people },
    message: titleOfPolicy(context, after, policy),
  }));
  const names = errors.map(({ message }) => message).join(', ');
  const message = context.text({ text: 'engine/error.unconfirmed' }, { names });
  throw new Refusal({ status: 422, code: 'unconfirmed', message, errors });
}

/** Parses which accounts a change applies to. Default: no existing account. */
function readApplication(value: unknown): RoleApplication {
  return value === 'change' || value === 'all' ? value : 'nobody';
}
