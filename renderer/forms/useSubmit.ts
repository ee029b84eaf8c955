import { useRef, useState } from 'react';
import type { CallModel, Draft, OperationError, Scope } from '#engine';
import { extendScope } from '../runtime/extendScope.ts';
import { useAct } from '../runtime/useAct.ts';
import { useRunCalls } from '../runtime/useRunCalls.ts';
import { useScope } from '../runtime/useScope.ts';
import { packParts } from './broughtParts.ts';
import type { AnswerKeeper } from './createAnswerKeeper.ts';
import type { EditFormProps } from './EditForm.tsx';
import type { FormFailure } from './FailureNote.tsx';
import type { FormStore } from './FormStore.ts';
import { traceProblems } from './traceProblems.ts';
import { untilOffered } from './untilOffered.ts';

interface SubmitInput extends EditFormProps {
  readonly store: FormStore;
  readonly keeper: AnswerKeeper;
}

/** Submits a form once: validates, runs its calls in order, leads refusals to their fields, then goes on. */
export function useSubmit({ form, fields, parts, store, keeper, onHandOver, onSubmitted }: SubmitInput) {
  const outer = useScope();
  const runCalls = useRunCalls();
  const act = useAct();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();
  const running = useRef(false);

  async function submit(): Promise<void> {
    // State would come a render too late for the second of two quick presses.
    if (running.current) return;
    setFailure(undefined);
    if (store.isWaiting()) await waitForLists();
    if (store.validate().length > 0) return;
    const normalised = packParts(store.normalised(), parts, store.getScope());
    const { draft, picked } = store.getAnswers();
    if (onHandOver) {
      keeper.forget();
      onHandOver({ draft, picked, normalised, scope: scopeOf(normalised) });
      return;
    }
    running.current = true;
    setSending(true);
    try {
      await send(normalised);
    } finally {
      running.current = false;
      setSending(false);
    }
  }

  async function waitForLists(): Promise<void> {
    running.current = true;
    setSending(true);
    await untilOffered(store);
    running.current = false;
    setSending(false);
  }

  function scopeOf(normalised: Draft) {
    const { chosen, options } = store.getScope().variables;
    return extendScope(outer, { this: normalised, root: normalised, chosen, options });
  }

  async function send(normalised: Draft): Promise<void> {
    const outcome = await runCalls(form.submits, scopeOf(normalised), {
      formNotice: (words, offer) => setFailure({ text: words, ...offer }),
    });
    if (!outcome.ok) return refuse(outcome.error, outcome.call, outcome.scope);
    keeper.forget();
    const scope = extendScope(outcome.scope, { result: outcome.result });
    onSubmitted?.({ ...store.getAnswers(), normalised, scope });
    if (form.then) await act(form.then, scope);
  }

  async function refuse(error: OperationError, call: CallModel, scope: Scope): Promise<void> {
    const found = traceProblems({ fields: error.fields, call, asked: fields });
    if (found.length > 0) {
      // Messages at the fields say more than the sentence about the whole.
      setFailure(undefined);
      store.refuse(found);
    } else if (typeof call.failed === 'object') {
      await act(call.failed, scope);
    }
  }

  return { submit, sending, failure };
}
