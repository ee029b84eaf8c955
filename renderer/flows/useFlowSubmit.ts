import { useRef, useState } from 'react';
import type { FieldProblem, FlowModel } from '#engine';
import { useAct } from '../actions/useAct.ts';
import { useRunCalls } from '../calls/useRunCalls.ts';
import { extendScope } from '../scope/extendScope.ts';
import type { FlowHost } from './FlowHost.ts';
import type { FlowState } from './useFlowState.ts';

interface FlowSubmitInput extends FlowHost {
  readonly flow: FlowModel;
  readonly state: FlowState;
}

/** Submits the answers of a flow once, or passes them to the host. */
export function useFlowSubmit({ flow, state, onHandOver, onSubmitted }: FlowSubmitInput) {
  const runCalls = useRunCalls();
  const act = useAct();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Errors of the server. A path is a JSON Pointer into the call's arguments. */
  const [refused, setRefused] = useState<readonly FieldProblem[]>();
  const running = useRef(false);

  async function submit(): Promise<void> {
    if (running.current) return;
    setFailure(undefined);
    setRefused(undefined);
    const answers = state.own();
    const picked = state.collect();
    if (onHandOver) {
      state.forget();
      onHandOver({ answers, picked, scope: state.scope() });
      return;
    }
    running.current = true;
    setSending(true);
    try {
      const outcome = await runCalls(flow.submits, state.scope(), { formNotice: setFailure });
      if (!outcome.ok) {
        const fields = Object.entries(outcome.error.fields);
        setRefused(fields.map(([path, message]) => ({ path, code: 'refused', message })));
        if (typeof outcome.call.failed === 'object') await act(outcome.call.failed, outcome.scope);
        return;
      }
      state.forget();
      const scope = extendScope(outcome.scope, { result: outcome.result });
      onSubmitted?.({ answers, picked, scope });
      if (flow.then) await act(flow.then, scope);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  return { submit, sending, failure, refused };
}
