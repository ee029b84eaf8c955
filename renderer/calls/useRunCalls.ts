import { useCallback } from 'react';
import type { CallModel, OperationError, Scope } from '#engine';
import { describeError, withRuns } from '../scope/RunOutcome.ts';
import { type CallHost, useRunCall } from './useRunCall.ts';

export type SequenceOutcome =
  | { readonly ok: true; readonly result: unknown; readonly scope: Scope }
  | {
      readonly ok: false;
      readonly call: CallModel;
      readonly error: OperationError;
      readonly text: string;
      readonly scope: Scope;
    };

/**
 * Returns a function that runs calls in sequence. Each call can read earlier outcomes as `run.<as>`. A failed call ends
 * the sequence, unless it has `failed: "advance"`. The returned scope contains all outcomes.
 */
export function useRunCalls(): (
  calls: readonly CallModel[],
  scope: Scope,
  host?: CallHost,
) => Promise<SequenceOutcome> {
  const run = useRunCall();
  return useCallback(
    async (calls, scope, host) => {
      let current = scope;
      let result: unknown;
      for (const call of calls) {
        // The outcome of a sequence is that of its last call.
        const isLast = call === calls.at(-1);
        const { draft: _later, ...inner } = host ?? {};
        const outcome = await run(call, current, isLast ? host : inner);
        if (outcome.ok) {
          result = outcome.result;
          current = withRuns(current, { [call.as]: { pending: false, failed: false, result } });
          continue;
        }
        const { error, text } = outcome;
        current = withRuns(current, { [call.as]: { pending: false, failed: true, error: describeError(error) } });
        if (call.failed !== 'advance') return { ok: false, call, error, text, scope: current };
      }
      return { ok: true, result, scope: current };
    },
    [run],
  );
}
