import type { Scope } from '../model/runtime.types.ts';

/** The scope of one row of a list of records. `row` has the index of the row, from 0, and the number of rows. */
export function rowScope(scope: Scope, index: number, count: number): Scope {
  return { ...scope, variables: { ...scope.variables, row: { index, count } } };
}
