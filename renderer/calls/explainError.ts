import { mayRetry, type OperationError, type Release, resolveChoice, type Scope, type Text } from '#engine';
import { extendScope } from '../scope/extendScope.ts';
import { describeError } from '../scope/RunOutcome.ts';
import type { EngineTextFunction } from '../texts/useEngineText.ts';

/** The scope of a failure's texts: `error` is what the server said, in words that a person can read. */
export function withError(error: OperationError, scope: Scope, say: EngineTextFunction): Scope {
  const told = describeError(error);
  const own = wordlessTextOf(error);
  return extendScope(scope, { error: own === undefined ? told : { ...told, message: say(own) } });
}

/**
 * The words of a notice about a failure. Its conditions ask what the server said: without words of its own there is no
 * `error.message`, and the words that are meant for this case are taken. What is written then has the engine's words.
 */
export function chooseErrorText(text: Text, error: OperationError, scope: Scope, release: Release): Text | undefined {
  const { message: _browser, ...told } = describeError(error);
  const known = wordlessTextOf(error) === undefined ? describeError(error) : told;
  return resolveChoice(text, extendScope(scope, { error: known }), release.access.policies);
}

/** Whether the server has refused for good and said why: its words help, a general "please try again" does not. */
export function hasServerMessage(error: OperationError): boolean {
  return error.status >= 400 && !mayRetry(error) && error.message !== '';
}

/** Whether a general notice hides nothing: where the server has said why, it repeats those words. */
export function canUseGenericMessage(words: string, error: OperationError): boolean {
  return !hasServerMessage(error) || words.includes(error.message);
}

/** Name of the engine's text for a failure without words: what did not get there has only those of the browser. */
function wordlessTextOf(error: OperationError): string | undefined {
  return error.status === 0 || error.message === '' ? engineTextOf(error) : undefined;
}

/** Name of the engine's text for a failure that no definition speaks of; undefined: the server's own words are shown. */
export function engineTextOf(error: OperationError): string | undefined {
  if (error.code === 'unbound') return 'failure';
  if (error.status === 0) return error.code === 'filter' ? 'unfilterable' : 'unreachable';
  if (error.status === 429) return error.message === '' ? 'tooMany' : undefined;
  return error.status >= 500 || error.message === '' ? 'failure' : undefined;
}
