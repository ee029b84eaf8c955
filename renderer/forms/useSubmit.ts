import { type RefObject, useEffect, useRef, useState } from 'react';
import type { CallModel, Draft, FieldProblem, OperationError, RecordChange, Scope } from '#engine';
import { useAct } from '../actions/useAct.ts';
import type { UploadProgress } from '../calls/UploadProgressContext.ts';
import { useRunCalls } from '../calls/useRunCalls.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import { extendScope } from '../scope/extendScope.ts';
import { useScope } from '../scope/useScope.ts';
import type { DraftStorage } from './createDraftStorage.ts';
import { packDynamicFields } from './dynamicFields.ts';
import type { EditFormProps } from './EditForm.tsx';
import type { FormFailure } from './FailureNotice.tsx';
import { conflictOf, type FormConflict, fieldOf } from './FormConflict.ts';
import type { FormStore } from './FormStore.ts';
import {
  type ConcurrentChanges,
  type OpenedVersions,
  readVersions,
  recordOfCall,
  versionsAfter,
  withConcurrentChanges,
  withVersions,
} from './openedVersions.ts';
import { storeAnswers } from './recalledAnswers.ts';

interface SubmitInput extends EditFormProps {
  readonly store: FormStore;
  readonly keeper: DraftStorage;
  /** Versions of the records that the form was opened with. */
  readonly opened: RefObject<OpenedVersions>;
}

interface Refused {
  readonly error: OperationError;
  readonly call: CallModel;
  readonly scope: Scope;
  /** The notice of the failure, if there is one. */
  readonly said: FormFailure | undefined;
}

/**
 * Submits a form once: validates it, runs its calls in order, assigns errors of the server to fields, and performs
 * `then`.
 */
export function useSubmit({ form, fields, parts, store, keeper, opened, onHandOver, onSubmitted }: SubmitInput) {
  const { release, config } = useRuntime();
  const outer = useScope();
  const runCalls = useRunCalls();
  const act = useAct();
  const [sending, setSending] = useState(false);
  const [uploaded, setUploaded] = useState<UploadProgress>();
  const [failure, setFailure] = useState<FormFailure>();
  const [conflict, setConflict] = useState<FormConflict>();
  const running = useRef(false);
  /** A submission waits for lists that are loading. */
  const waiting = useRef(false);
  /** All changes by other users, by record, including those that the user has already decided about. */
  const met = useRef<Readonly<Record<string, ConcurrentChanges>>>({});

  async function submit(): Promise<void> {
    // React state would be set too late for a double click.
    if (running.current) return;
    setFailure(undefined);
    setConflict(undefined);
    if (store.isLoadingOptions()) {
      waiting.current = true;
      running.current = true;
      setSending(true);
      return;
    }
    if (store.validate().length > 0) return;
    const normalised = packDynamicFields(store.normalised(), parts, store.getScope());
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
      setUploaded(undefined);
    }
  }

  const latest = useRef(submit);
  latest.current = submit;
  // Lists can go on loading in another store: the fields of the form may change meanwhile.
  useEffect(() => {
    if (!sending || !waiting.current) return undefined;
    const goOn = (): void => {
      if (!waiting.current || store.isLoadingOptions()) return;
      waiting.current = false;
      running.current = false;
      setSending(false);
      void latest.current();
    };
    const stop = store.subscribe(goOn);
    goOn();
    return stop;
  }, [store, sending]);

  function scopeOf(normalised: Draft) {
    const { chosen, options } = store.getScope().variables;
    const known = withConcurrentChanges(outer, { release, given: form.given, met: met.current });
    return extendScope(known, { this: normalised, root: normalised, chosen, options });
  }

  async function send(normalised: Draft): Promise<void> {
    const sent = scopeOf(normalised);
    const known = { release, me: config.operations.me };
    const calls = withVersions(form.submits, { ...known, scope: sent, versions: opened.current });
    const sending = new AbortController();
    const cancel = (): void => sending.abort();
    let said: FormFailure | undefined;
    const outcome = await runCalls(calls, sent, {
      formNotice: (words, offer) => {
        said = { text: words, ...offer };
      },
      onUploadProgress: (part) => setUploaded({ part, cancel }),
      signal: sending.signal,
    });
    if (!outcome.ok) return refuse({ ...outcome, said });
    setFailure(said);
    keeper.forget();
    storeAnswers(fields, normalised);
    opened.current = {
      ...readVersions(outer, { ...known, given: form.given }),
      ...versionsAfter(calls, { ...known, scope: sent, result: outcome.result }),
    };
    const scope = extendScope(outcome.scope, { result: outcome.result });
    onSubmitted?.({ ...store.getAnswers(), normalised, scope });
    if (form.then) await act(form.then, scope);
  }

  async function refuse({ error, call, scope, said }: Refused): Promise<void> {
    const record = recordOfCall(call, { release, me: config.operations.me, scope });
    const found = conflictOf(error, { record, entity: release.operations[call.run]?.of });
    setConflict(found === undefined || said === undefined ? found : { ...found, words: said.text });
    if (found !== undefined) {
      const { record: name, version, changes } = found;
      const before = met.current[name]?.changes ?? [];
      met.current = { ...met.current, [name]: { version, changes: [...before, ...changes] } };
      return;
    }
    const problems = await problemsOf(error, call);
    if (problems.length > 0) {
      // The messages at the fields are more specific than that of the call, which is not even announced.
      store.setErrors(problems);
      return;
    }
    setFailure(said);
    if (typeof call.failed === 'object') await act(call.failed, scope);
  }

  /** Assigns the errors of a failed call to fields. The code is loaded with the first error. */
  async function problemsOf(error: OperationError, call: CallModel): Promise<readonly FieldProblem[]> {
    if (Object.keys(error.fields).length === 0) return [];
    const loaded = await loadWithRetry(() => import('./mapServerErrors.ts')).catch(() => undefined);
    return loaded?.mapServerErrors({ fields: error.fields, call, asked: fields }) ?? [];
  }

  /** Sets the current version of the record, which the next submission is based on. */
  function catchUp({ record, version }: FormConflict): void {
    opened.current = { ...opened.current, [record]: version };
  }

  /** Applies changes by other users to the form. When all are applied, the conflict is resolved. */
  function take(changes: readonly RecordChange[]): void {
    if (conflict === undefined) return;
    const asked = store.getFields().map(({ path }) => path);
    for (const change of changes) {
      const path = fieldOf(change, asked);
      if (path !== undefined) store.change(path, change.current);
    }
    const left = conflict.changes.filter((change) => !changes.includes(change));
    const isOpen = left.some((change) => fieldOf(change, asked) !== undefined);
    if (!isOpen) catchUp(conflict);
    setConflict(isOpen ? { ...conflict, changes: left } : undefined);
  }

  /** Submits the user's input despite the changes by others. */
  async function insist(): Promise<void> {
    if (conflict === undefined) return;
    catchUp(conflict);
    await submit();
  }

  return { submit, sending, uploaded, failure, conflict, take, insist, dismiss: () => setConflict(undefined) };
}
