import type { Scope } from '#engine';

/** The scope with more variables; those of the same name are hidden. */
export function extendScope(scope: Scope, variables: Readonly<Record<string, unknown>>): Scope {
  return { ...scope, variables: { ...scope.variables, ...variables } };
}
