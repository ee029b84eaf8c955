import { mayRetry, type OperationError, type Scope } from '#engine';
import { extendScope } from './extendScope.ts';
import { describeError } from './RunOutcome.ts';
import type { SayEngine } from './useEngineText.ts';

/** The scope of a failure's texts: `error` is what the server said, in words that a person can read. */
export function withError(error: OperationError, scope: Scope, say: SayEngine): Scope {
  const told = describeError(error);
  const own = wordlessTextOf(error);
  return extendScope(scope, { error: own === undefined ? told : { ...told, message: say(own) } });
}

/** Whether the server has refused for good and said why: its words help, a general "please try again" does not. */
export function saysWhy(error: OperationError): boolean {
  return error.status >= 400 && !mayRetry(error) && error.message !== '';
}

/** Whether a general notice hides nothing: where the server has said why, it repeats those words. */
export function mayBeGeneral(words: string, error: OperationError): boolean {
  return !saysWhy(error) || words.includes(error.message);
}

/** Name of the engine's text for a failure without words: what did not get there has only those of the browser. */
export function wordlessTextOf(error: OperationError): string | undefined {
  return error.status === 0 || error.message === '' ? engineTextOf(error) : undefined;
}

/** Name of the engine's text for a failure that no definition speaks of; undefined: the server's own words are shown. */
export function engineTextOf(error: OperationError): string | undefined {
  if (error.code === 'unbound') return 'failure';
  if (error.status === 0) return error.code === 'filter' ? 'unfilterable' : 'unreachable';
  if (error.status === 429) return error.message === '' ? 'tooMany' : undefined;
  return error.status >= 500 || error.message === '' ? 'failure' : undefined;
}
