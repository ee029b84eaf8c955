import { createExpressions, grantedRelations, isAllowed, isRecord, type Release, type User } from '#engine';
import { parsers } from '#engine/parsers';
import { sampleUser } from '../../compiler/samples/sampleRecords.ts';

const expressions = createExpressions(parsers);

/** Returns the roles with one of the policies in `allow`; undefined stands for the anonymous user. */
export function rolesAllowed(allow: readonly string[] | undefined, release: Release): readonly (string | undefined)[] {
  const everybody = [undefined, ...release.access.roles.map(({ role }) => role)];
  return everybody.filter((role) => isAllowed(allow, { user: sampleUser(release, role), expressions }, release));
}

/** Returns the role that may run most of a model's operations, among some roles, or among all if none are passed. */
export function findRole(model: unknown, among: readonly string[], release: Release): string | undefined {
  const asked = [...operationsIn(model, release)];
  let best: { readonly role: string; readonly may: number } | undefined;
  for (const role of byPrecedence(release).filter((one) => among.length === 0 || among.includes(one))) {
    const user = sampleUser(release, role);
    const may = asked.filter((id) => mayRun(id, user, release)).length;
    if (best === undefined || may > best.may) best = { role, may };
  }
  return best?.role;
}

/** Returns the roles with the lowest precedence first, because a role with all permissions is not a typical user. */
function byPrecedence({ access }: Release): readonly string[] {
  const known = access.precedence.filter((name) => access.roles.some(({ role }) => role === name));
  return [...known, ...access.roles.map(({ role }) => role).filter((role) => !known.includes(role))].reverse();
}

function mayRun(id: string, user: User, release: Release): boolean {
  const operation = release.operations[id];
  return operation !== undefined && grantedRelations(operation, { user, expressions }, release).length > 0;
}

/** Yields the operations that a model calls, at any depth. */
function* operationsIn(model: unknown, release: Release): Generator<string> {
  if (Array.isArray(model)) for (const item of model) yield* operationsIn(item, release);
  if (!isRecord(model)) return;
  if (typeof model['run'] === 'string' && Object.hasOwn(release.operations, model['run'])) yield model['run'];
  for (const value of Object.values(model)) yield* operationsIn(value, release);
}
