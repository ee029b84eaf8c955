import type { Scope } from '#engine';

/** Returns the scope with more variables, which override those of the same name. */
export function extendScope(scope: Scope, variables: Readonly<Record<string, unknown>>): Scope {
  return { ...scope, variables: { ...scope.variables, ...variables } };
}
