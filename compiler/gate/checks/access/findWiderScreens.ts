import { anonymous, functionsOfRoles, grantedRelations, isAllowed, type Release, type User } from '#engine';
import { expressions } from '../../../compile/expressions.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { errorCodes } from '../../../errors/codes.ts';
import type { DefinitionError } from '../../../errors/DefinitionError.ts';
import type { Definition, DefinitionSet } from '../../../load/Definition.ts';

/** Warns of screens that a role may open although one of their calls refuses that role. */
export function findWiderScreens(set: DefinitionSet, release: Release): readonly DefinitionError[] {
  const users = release.access.roles.map(({ role }) => ({ role, user: userOf(role, release) }));
  return Object.values(release.screens).flatMap((screen) => {
    const definition = set.byKind.screen.get(screen.id);
    if (definition === undefined || screen.route === undefined) return [];
    return screen.data.flatMap(({ name, value }) => {
      const run = operationOf(value);
      const operation = run === undefined ? undefined : release.operations[run];
      if (operation === undefined) return [];
      const refused = users.filter(
        ({ user }) =>
          isAllowed(screen.allow, { user, expressions }, release) &&
          grantedRelations(operation, { user, expressions }, release).length === 0,
      );
      return refused.length === 0
        ? []
        : [
            warn(
              definition,
              name,
              operation.id,
              refused.map(({ role }) => role),
            ),
          ];
    });
  });
}

function userOf(role: string, release: Release): User {
  return { ...anonymous, signedIn: true, roles: [role], functionalIds: functionsOfRoles([role], release.access) };
}

function operationOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || !('run' in value)) return undefined;
  return typeof value.run === 'string' ? value.run : undefined;
}

function warn(definition: Definition, name: string, operation: string, roles: readonly string[]): DefinitionError {
  const pointer = joinPointer('/data', name);
  const { severity } = errorCodes['allow/wider'];
  const message = `${roles.join(', ')} may open "${definition.id}" and may not call ${operation}`;
  return { code: 'allow/wider', severity, file: definition.file, pointer, ...definition.locate(pointer), message };
}
