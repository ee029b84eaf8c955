import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bindCall, type CallModel, completeResult, OperationError, resolveCondition, type Scope } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { canRun } from './availability.ts';
import { chooseErrorText, withError } from './explainError.ts';
import { pickNotice } from './pickNotice.ts';
import { queryKeyOf } from './refreshAfter.ts';
import { useShowNotice } from './useShowNotice.ts';

interface CallQueryOptions {
  /** Data that the call reads is still loading. */
  readonly waiting?: boolean;
  /** Loads the data each time, as in a dialog. */
  readonly fresh?: boolean;
  /** Further arguments, such as the page and order of a table. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Returns the previous response while the next one loads. */
  readonly keep?: boolean;
}

export interface CallQuery {
  readonly query: UseQueryResult<unknown, Error>;
  /** The call is not made: its `when` is false, the user lacks the permission, or an argument is missing. */
  readonly absent: boolean;
  /**
   * The error if there is no data. After a failure the previous response is still used, except for calls that are
   * repeated every few seconds.
   */
  readonly failure: Error | undefined;
  /** The result is a list, so an absent response is an empty list. */
  readonly list: boolean;
}

/**
 * Returns the response of a call as data. Binds the arguments, completes the result, and refetches it when another call
 * changes it.
 */
export function useCallQuery(call: CallModel, scope: Scope, options: CallQueryOptions = {}): CallQuery {
  const { release, adapter } = useRuntime();
  const text = useText();
  const say = useEngineText();
  const showNotice = useShowNotice();
  const { waiting = false, fresh = false, keep = false } = options;
  const operation = release.operations[call.run];
  if (operation === undefined) throw new Error(`No operation "${call.run}" in this release`);
  const isAsked =
    !waiting && canRun(operation, scope, release) && resolveCondition(call.when, scope, release.access.policies);
  const bound = isAsked ? bindCall(call, { operation, scope, release }) : { args: {}, unbound: [] };
  const isBound = isAsked && bound.unbound.length === 0;
  const args = { ...bound.args, ...options.extra };

  const missing = bound.unbound.length === 0 ? undefined : pickNotice(call, operation, ['unbound']);
  const logged = missing?.show === 'log' ? text(missing.text, undefined, scope) : undefined;
  useEffect(() => {
    if (logged !== undefined) console.warn(logged);
  }, [logged]);

  const query = useQuery<unknown, Error>({
    queryKey: queryKeyOf(call.run, args),
    enabled: isBound,
    queryFn: async ({ signal }) => {
      try {
        const result = await adapter.run(call.run, args, { signal });
        if (call.otherwise !== undefined && isEmptyAnswer(result)) return await answerOtherwise(undefined);
        return completeResult({ operation, result, scope, release, keeps: true });
      } catch (error) {
        return await answerOtherwise(error);
      }
    },
    ...(fresh ? { staleTime: 0, refetchOnMount: 'always' as const } : {}),
    // The call is repeated soon, so retries would only delay it.
    ...(operation.every === undefined ? {} : { refetchInterval: operation.every * 1000, staleTime: 0, retry: false }),
    ...(keep ? { placeholderData: (before: unknown) => before } : {}),
  });

  async function answerOtherwise(error: unknown): Promise<unknown> {
    const { otherwise } = call;
    const second = otherwise && release.operations[otherwise.run];
    if (otherwise && second) {
      if (error instanceof OperationError) tellOtherwise(error);
      const { args: others } = bindCall(otherwise, { operation: second, scope, release });
      const result = await adapter.run(otherwise.run, others);
      return completeResult({ operation: second, result, scope, release, keeps: true });
    }
    if (!(error instanceof OperationError) || operation === undefined) throw error;
    const notice = pickNotice(call, operation, [String(error.status), 'failure']);
    const isLogged = notice?.show === 'log' || notice?.log === true;
    if (isLogged) console.warn(text(notice.text, undefined, withError(error, scope, say)));
    // A failure that is only logged counts as an empty response.
    if (call.failed === 'advance' || notice?.show === 'log' || notice?.show === 'none') return null;
    throw error;
  }

  /**
   * Shows the notice of a failure whose response was replaced by that of `otherwise`, because the replacement looks the
   * same.
   */
  function tellOtherwise(error: OperationError): void {
    const notice = operation && pickNotice(call, operation, [String(error.status), 'failure']);
    if (notice === undefined) return;
    const told = withError(error, scope, say);
    const words = text(chooseErrorText(notice.text, error, scope, release), undefined, told);
    // The user has done nothing, so a dialog would interrupt them.
    showNotice(notice.show === 'dialog' ? { ...notice, show: 'toast' } : notice, { call, words, scope: told });
  }

  return {
    query,
    absent: !waiting && !isBound,
    failure: query.isError && (query.data === undefined || operation.every !== undefined) ? query.error : undefined,
    list: operation.result.shape === 'list' || operation.result.shape === 'page',
  };
}

/** Whether a result is absent or an empty list. */
function isEmptyAnswer(result: unknown): boolean {
  return result === undefined || result === null || (Array.isArray(result) && result.length === 0);
}
