import type { OperationError, Scope } from '#engine';
import { extendScope } from './extendScope.ts';

/** The outcome of a call, `run.<as>` in expressions. */
export interface RunOutcome {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly result?: unknown;
  readonly error?: Readonly<Record<string, unknown>>;
}

export type Runs = Readonly<Record<string, RunOutcome>>;

/** Returns what expressions can read of an error. */
export function describeError(error: OperationError): Readonly<Record<string, unknown>> {
  const { status, code, message, fields, errors, changes } = error;
  return { status, code, message, fields, errors, changes };
}

/** Returns the scope with the outcomes of calls, by name. */
export function withRuns(scope: Scope, runs: Runs): Scope {
  const before = scope.variables['run'];
  const known = typeof before === 'object' && before !== null ? before : {};
  return extendScope(scope, { run: { ...known, ...runs } });
}
