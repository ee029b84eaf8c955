import { functionsOfRoles, resolveRoles } from '#engine';
import { type HandlerContext, isRowId, refuseField } from '#server';

/** Parses roles from a comma-separated list and resolves aliases. Refuses an unknown name. */
export function readRoles(context: HandlerContext, given: string): readonly string[] {
  const names = given.split(',').flatMap((name) => (name.trim() === '' ? [] : [name.trim()]));
  const { access } = context.release;
  if (names.length === 0) return refuseField(context, { path: 'roleNames', code: 'required' });
  if (names.some((name) => resolveRoles([name], access).length === 0)) {
    return refuseField(context, { path: 'roleNames', code: 'options' });
  }
  return resolveRoles(names, access);
}

/** Parses companies from a comma-separated list. Refuses one that does not exist. */
export async function readCompanies(context: HandlerContext, given: unknown): Promise<readonly number[]> {
  const ids = readIds(context, 'clientids', given);
  if (ids.length === 0) return [];
  const found = await context.db
    .selectFrom('company')
    .select('id')
    .where('id', 'in', [...ids])
    .execute();
  return found.length === ids.length ? ids : refuseField(context, { path: 'clientids', code: 'options' });
}

interface FunctionGrant {
  readonly given: unknown;
  /** Roles of the account after the change. */
  readonly roles: readonly string[];
  /** Functions that the account already has. */
  readonly held: readonly number[];
}

/**
 * Parses functions from a comma-separated list. Refuses a function that the user does not have, unless it belongs to a
 * role of the account or the account already has it.
 */
export function readFunctions(context: HandlerContext, { given, roles, held }: FunctionGrant): readonly number[] {
  const ids = readIds(context, 'functionalids', given);
  const { user, release } = context;
  const grantable = new Set([...user.functionalIds, ...held, ...functionsOfRoles(roles, release.access)]);
  return ids.every((id) => grantable.has(id)) ? ids : refuseField(context, { path: 'functionalids', code: 'options' });
}

function readIds(context: HandlerContext, path: string, given: unknown): readonly number[] {
  if (typeof given !== 'string') return [];
  const ids = given.split(',').flatMap((text) => (text.trim() === '' ? [] : [Number(text)]));
  return ids.every(isRowId) ? [...new Set(ids)] : refuseField(context, { path, code: 'options' });
}
