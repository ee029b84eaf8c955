import { mayRetry, type OperationError, type Release, resolveChoice, type Scope, type Text } from '#engine';
import { extendScope } from '../scope/extendScope.ts';
import { describeError } from '../scope/RunOutcome.ts';
import type { EngineTextFunction } from '../texts/useEngineText.ts';

/**
 * Returns the scope for the texts of a failure: `error` contains the response of the server with a readable message.
 */
export function withError(error: OperationError, scope: Scope, say: EngineTextFunction): Scope {
  const told = describeError(error);
  const own = wordlessTextOf(error);
  return extendScope(scope, { error: own === undefined ? told : { ...told, message: say(own) } });
}

/**
 * Returns the text of a failure notice. Its conditions read the response of the server: if that has no message,
 * `error.message` is absent, and the branch for this case is selected. The selected text can still use the engine's
 * message.
 */
export function chooseErrorText(text: Text, error: OperationError, scope: Scope, release: Release): Text | undefined {
  const { message: _browser, ...told } = describeError(error);
  const known = wordlessTextOf(error) === undefined ? describeError(error) : told;
  return resolveChoice(text, extendScope(scope, { error: known }), release.access.policies);
}

/** Whether the server has refused permanently and given a reason, which is more helpful than "please try again". */
export function hasServerMessage(error: OperationError): boolean {
  return error.status >= 400 && !mayRetry(error) && error.message !== '';
}

/** Whether a generic notice can be shown: it must contain the server's reason if there is one. */
export function canUseGenericMessage(words: string, error: OperationError): boolean {
  return !hasServerMessage(error) || words.includes(error.message);
}

/**
 * Returns the name of the engine's text for a failure without a message. A network error has only the browser's
 * message.
 */
function wordlessTextOf(error: OperationError): string | undefined {
  return error.status === 0 || error.message === '' ? engineTextOf(error) : undefined;
}

/**
 * Returns the name of the engine's text for a failure that has no text in the definitions; undefined if the server's
 * message is shown.
 */
export function engineTextOf(error: OperationError): string | undefined {
  if (error.code === 'unbound') return 'failure';
  if (error.status === 0) return error.code === 'filter' ? 'unfilterable' : 'unreachable';
  if (error.status === 429) return error.message === '' ? 'tooMany' : undefined;
  return error.status >= 500 || error.message === '' ? 'failure' : undefined;
}
