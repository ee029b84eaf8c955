import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import {
  type ActionModel,
  bindCall,
  type CallModel,
  completeResult,
  type DraftCall,
  type NoticeModel,
  OperationError,
  type OperationModel,
  resolveCondition,
  type Scope,
} from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';
import { extendScope } from '../scope/extendScope.ts';
import { describeError } from '../scope/RunOutcome.ts';
import { PublishRunContext } from '../scope/RunsProvider.tsx';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { canUseGenericMessage, chooseErrorText, engineTextOf, withError } from './explainError.ts';
import { isFileResult } from './isFileResult.ts';
import { mutate } from './mutate.ts';
import { OnceKeysContext } from './OnceKeysContext.ts';
import { pickNotice } from './pickNotice.ts';
import { refreshAfter } from './refreshAfter.ts';
import { readSession } from './sessionResult.ts';
import { useShowNotice } from './useShowNotice.ts';

export type CallOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly error: OperationError; readonly text: string };

/** Actions to offer after a failure, and their scope. */
export interface FailureActions {
  readonly actions: readonly ActionModel[];
  readonly scope: Scope;
}

/** The component that makes a call. */
export interface CallHost {
  /** Shows a failure in the form that made the call. It is shown elsewhere too only if its notice says so. */
  readonly formNotice?: (text: string, offer?: FailureActions) => void;
  /** Whether the host shows the message of a failure itself, so that no toast is needed. */
  readonly showsFailure?: (error: OperationError) => boolean;
  /** Draft that the call is a step of. The call's success completes or ends it. */
  readonly draft?: DraftCall;
  /** Called while files are sent, with the fraction that has been sent, from 0 to 1. */
  readonly onUploadProgress?: (part: number) => void;
  /** Name of the returned file; by default the name from the server. */
  readonly fileName?: string;
  /** One of several calls: the caller reports the outcome and refetches the changed data. */
  readonly isOneOfMany?: boolean;
  /** Cancels the call. */
  readonly signal?: AbortSignal;
}

export type RunCall = (call: CallModel, scope: Scope, host?: CallHost) => Promise<CallOutcome>;

/**
 * Returns a function that runs a call: it binds the arguments, calls the adapter, shows the notices, refetches changed
 * data, and publishes the outcome as `run.<as>`. It does not reject if the call fails.
 */
export function useRunCall(): RunCall {
  const runtime = useRuntime();
  const publish = use(PublishRunContext);
  const onceKeys = use(OnceKeysContext);
  const queries = useQueryClient();
  const text = useText();
  const showNotice = useShowNotice();
  const say = useEngineText();

  return useCallback<RunCall>(
    async (call, scope, host) => {
      const { release, adapter, session, config } = runtime;

      function tell(notice: NoticeModel | undefined, words: string, told: Scope): (() => void) | undefined {
        if (host?.isOneOfMany) return undefined;
        return showNotice(notice, { call, words, scope: told, formNotice: host?.formNotice });
      }

      function tellFailure(error: OperationError, operation: OperationModel, told: Scope): string {
        const status = String(error.status);
        const exact = pickNotice(call, operation, [error.code === 'unbound' ? 'unbound' : status]);
        const general = exact ?? (error.code === 'unbound' ? undefined : pickNotice(call, operation, ['failure']));
        const chosen = general && chooseErrorText(general.text, error, told, release);
        const notice = general && chosen ? { ...general, text: chosen } : general;
        const failed = withError(error, told, say);
        const fallback = engineTextOf(error);
        const said = notice && text(notice.text, undefined, failed);
        const isSaid = said !== undefined && (exact !== undefined || canUseGenericMessage(said, error));
        const isAtHost = host?.showsFailure?.(error) === true;
        const words = isSaid ? said : fallback ? say(fallback) : text({ text: 'engine/serverSays' }, undefined, failed);
        writeToLog(notice, words);
        if (error.status === 401 && runtime.user.signedIn && call.run !== config.operations.signIn) {
          session.expire();
        } else if (host?.formNotice && error.version !== undefined) {
          // The form itself shows the changes and asks the user, with the words of the operation if it has any.
          const own = pickNotice(call, operation, ['conflict']);
          const branch = own && chooseErrorText(own.text, error, told, release);
          if (branch) host.formNotice(text(branch, undefined, failed));
        } else if (host?.formNotice && notice?.show !== 'log' && notice?.show !== 'none') {
          const brief = pickNotice(call, operation, ['form']);
          const atForm = brief === undefined ? words : text(brief.text, undefined, failed);
          // A dialog has been read when the form is visible again.
          if (notice?.show !== 'dialog') host.formNotice(atForm, { actions: notice?.actions ?? [], scope: failed });
          // Errors that the fields show need no toast.
          const isAtFields = Object.keys(error.fields ?? {}).length > 0;
          const isToast = (notice?.show === 'toast' || brief !== undefined) && !isAtFields;
          if (notice?.show === 'dialog' || isToast) tell(notice, words, failed);
        } else if (isAtHost && pickNotice(call, operation, ['form']) !== undefined) {
          // As in a form: the step shows a short message, and the failure is a toast unless the fields show it.
          const brief = pickNotice(call, operation, ['form']);
          const isAtFields = Object.keys(error.fields ?? {}).length > 0;
          if (!isAtFields)
            tell(notice ?? { text: { literal: words }, tone: 'error', show: 'toast', actions: [] }, words, failed);
          return brief === undefined ? words : text(brief.text, undefined, failed);
        } else if (!isAtHost || (notice?.actions.length ?? 0) > 0 || hasOwnPlace(notice)) {
          tell(notice ?? { text: { literal: words }, tone: 'error', show: 'toast', actions: [] }, words, failed);
        }
        return words;
      }

      async function perform(): Promise<CallOutcome> {
        if (!resolveCondition(call.when, scope, release.access.policies)) return { ok: true, result: undefined };
        const operation = release.operations[call.run];
        if (operation === undefined) throw new Error(`No operation "${call.run}" in this release`);
        const { args, unbound } = bindCall(call, { operation, scope, release });
        const told = extendScope(scope, { body: args });
        publish(call.as, { pending: true, failed: false });
        const sending = pickNotice(call, operation, ['sending']);
        const sendingWords = sending && text(sending.text, undefined, told);
        writeToLog(sending, sendingWords);
        const takeBack = tell(sending, sendingWords ?? '', told);
        try {
          if (unbound.length > 0) {
            // Only a change of the definition can fix this, so its author is warned.
            console.warn(`${call.run}: ${unbound.join(', ')} not set`);
            throw missing(call.run, unbound);
          }
          const options = {
            ...(operation.once ? { onceKey: onceKeys.keyOf(call.run, args) } : {}),
            ...(host?.draft === undefined ? {} : { draft: host.draft }),
            ...(host?.onUploadProgress === undefined ? {} : { onUploadProgress: host.onUploadProgress }),
            ...(host?.signal === undefined ? {} : { signal: host.signal }),
          };
          const answer = await mutate(queries, { adapter, operation: call.run, args, options });
          onceKeys.forget(call.run, args);
          const result = completeResult({ operation, result: answer, scope, release, keeps: true });
          if (isFileResult(answer)) {
            const { saveFile } = await loadWithRetry(() => import('./saveFile.ts'));
            saveFile(answer, host?.fileName);
          }
          publish(call.as, { pending: false, failed: false, result });
          const token = call.run === config.operations.signIn ? readSession(result) : undefined;
          if (token) await session.start(token.accessToken, token.expiresAt);
          const success = pickNotice(call, operation, ['success']);
          const after = extendScope(told, { result });
          const successWords = success && text(success.text, undefined, after);
          writeToLog(success, successWords);
          tell(success, successWords ?? '', after);
          if (!host?.isOneOfMany) refreshAfter(operation, queries, release);
          return { ok: true, result };
        } catch (error) {
          const refused = asOperationError(error, call.run);
          if (isAbortError(error)) {
            const words = say('uploadCancelled');
            publish(call.as, { pending: false, failed: true, error: describeError(refused) });
            host?.formNotice?.(words);
            return { ok: false, error: refused, text: words };
          }
          publish(call.as, { pending: false, failed: true, error: describeError(refused) });
          return { ok: false, error: refused, text: tellFailure(refused, operation, told) };
        } finally {
          // The pending notice must be removed when the call has ended.
          takeBack?.();
        }
      }

      const outcome = await perform();
      if (!outcome.ok && call.otherwise) return runOtherwise(call.otherwise, outcome);
      return outcome;

      async function runOtherwise(otherwise: CallModel, first: CallOutcome): Promise<CallOutcome> {
        const operation = release.operations[otherwise.run];
        if (operation === undefined) return first;
        try {
          const { args } = bindCall(otherwise, { operation, scope, release });
          const options = operation.once ? { onceKey: onceKeys.keyOf(otherwise.run, args) } : {};
          const answer = await mutate(queries, { adapter, operation: otherwise.run, args, options });
          onceKeys.forget(otherwise.run, args);
          const result = completeResult({ operation, result: answer, scope, release, keeps: true });
          publish(call.as, { pending: false, failed: false, result });
          return { ok: true, result };
        } catch {
          return first;
        }
      }
    },
    [runtime, showNotice, publish, onceKeys, queries, text, say],
  );
}

/** Writes the text of a notice to the console if the notice has `log`. */
function writeToLog(notice: NoticeModel | undefined, words: string | undefined): void {
  if (notice?.log === true && words !== undefined) console.warn(words);
}

/** Returns whether a notice is always shown in its own place, a dialog or the log. */
function hasOwnPlace(notice: NoticeModel | undefined): boolean {
  return notice?.show === 'dialog' || notice?.show === 'log';
}

function missing(operation: string, unbound: readonly string[]): OperationError {
  return new OperationError({ operation, status: 0, code: 'unbound', message: `${unbound.join(', ')} not set` });
}

function asOperationError(error: unknown, operation: string): OperationError {
  if (error instanceof OperationError) return error;
  if (isAbortError(error)) return new OperationError({ operation, status: 0, code: 'cancelled', message: '' });
  console.error(error);
  return new OperationError({ operation, status: 500, code: 'internal', message: '' });
}

/** Returns whether an error means that the call was cancelled. */
function isAbortError(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
