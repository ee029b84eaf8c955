import type { OperationError, Scope } from '#engine';
import { extendScope } from './extendScope.ts';
import { describeError } from './RunOutcome.ts';

/** The scope of a failure's texts: `error` is what the server said, as the operation reads it. */
export function withError(error: OperationError, scope: Scope): Scope {
  return extendScope(scope, { error: describeError(error) });
}

/** Name of the engine's text for a failure that no definition speaks of; undefined: the server's own words are shown. */
export function engineTextOf(error: OperationError): string | undefined {
  if (error.code === 'unbound') return 'failure';
  if (error.status === 0) return 'unreachable';
  if (error.status === 429) return error.message === '' ? 'tooMany' : undefined;
  return error.status >= 500 || error.message === '' ? 'failure' : undefined;
}
