import { useQueryClient } from '@tanstack/react-query';
import { use, useCallback } from 'react';
import { type Act, type ActionModel, hrefOf, readPath, resolveTemplate, type Scope } from '#engine';
import { findSession, readSession } from '../calls/sessionResult.ts';
import { type CallHost, useRunCall } from '../calls/useRunCall.ts';
import { ActsContext } from '../contexts/Acts.ts';
import { DialogsContext } from '../contexts/Dialogs.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useGoTo } from '../routing/useGoTo.ts';
import { extendScope } from '../scope/extendScope.ts';
import { withRuns } from '../scope/RunOutcome.ts';
import { PublishRunContext } from '../scope/RunsProvider.tsx';
import { useMarkdown } from '../texts/useMarkdown.ts';
import { useText } from '../texts/useText.ts';
import { externalUrl } from './externalUrl.ts';
import { printAs } from './printAs.ts';

export type PerformAction = (action: ActionModel, scope: Scope, host?: CallHost) => Promise<void>;

/**
 * Returns a function that performs an action: runs an operation, opens a dialog, goes to a screen, or performs a
 * command; then what `then` defines.
 */
export function useAct(): PerformAction {
  const { release } = useRuntime();
  const dialogs = use(DialogsContext);
  const acts = use(ActsContext);
  const publish = use(PublishRunContext);
  const run = useRunCall();
  const text = useText();
  const markdown = useMarkdown();
  const goTo = useGoTo();
  const doAct = useDoAct();

  return useCallback<PerformAction>(
    async function act(action, scope, host) {
      const { target } = action;
      if (action.confirm) {
        const question = markdown(action.confirm, undefined, scope);
        if (!(await dialogs.confirm(question, text(action.title, undefined, scope), { tone: action.tone }))) return;
      }
      let after: Scope = scope;
      switch (target.verb) {
        case 'run': {
          const file = action.file && text(action.file, undefined, scope);
          const outcome = await run(target.call, scope, file ? { ...host, fileName: file } : host);
          const { as, failed } = target.call;
          if (!outcome.ok) {
            if (typeof failed === 'object') await act(failed, scope, host);
            if (failed !== 'advance') return;
          } else {
            const { result } = outcome;
            after = extendScope(withRuns(scope, { [as]: { pending: false, failed: false, result } }), { result });
          }
          break;
        }
        case 'open': {
          const outcome = await dialogs.open({
            open: target.open,
            with: action.with,
            mode: action.mode,
            fullScreen: action.fullScreen === true,
            beside: action.beside === true,
            title: action.title,
            scope,
            acts,
            publish,
          });
          if (!outcome.submitted) return;
          after = outcome.scope ?? scope;
          break;
        }
        case 'go': {
          const href = hrefOf(target.screen, action.with, scope, release);
          if (href === undefined) throw new Error(`Screen "${target.screen}" cannot be addressed from here`);
          if (action.tab === 'new') window.open(href, '_blank', 'noopener');
          else goTo(href);
          break;
        }
        case 'do':
          await doAct(
            target.act,
            { handed: action.with, file: action.file && text(action.file, undefined, scope) },
            scope,
          );
          break;
        case 'menu':
        case 'button':
          break;
      }
      if (action.then) await act(action.then, after, host);
    },
    [release, dialogs, acts, publish, run, text, markdown, goTo, doAct],
  );
}

/** The properties of an action that its command reads. */
interface ActWords {
  readonly handed: ActionModel['with'];
  /** File name of a print. */
  readonly file: string | undefined;
}

/** Returns a function that performs a command of the surrounding component, or one that is available everywhere. */
function useDoAct(): (act: Act, words: ActWords, scope: Scope) => Promise<void> {
  const { session, adapter, config, release } = useRuntime();
  const acts = use(ActsContext);
  const queries = useQueryClient();
  const goTo = useGoTo();

  return useCallback(
    async (act, { handed, file }, scope) => {
      const open = (screen: string): void => {
        const href = hrefOf(screen, {}, scope, release);
        if (href !== undefined) goTo(href);
      };

      /** Signs the user in with the credentials of the form around, for example after an activation. */
      async function login(): Promise<void> {
        if (session.isLive()) return open(config.screens.home);
        const given = scope.variables['this'];
        const username = readPath(given, 'username') ?? readPath(given, 'email');
        const password = readPath(given, 'password');
        let token = findSession(scope);
        if (token === undefined && typeof username === 'string' && typeof password === 'string') {
          try {
            token = readSession(await adapter.run(config.operations.signIn, { username, password }));
          } catch {
            // If the sign-in fails, the user signs in on the sign-in screen.
          }
        }
        if (token) await session.start(token.accessToken, token.expiresAt);
        open(token ? config.screens.home : config.screens.signIn);
      }

      function leave(): void {
        const { address } = handed;
        const value = address === undefined ? undefined : resolveTemplate(address, scope, release.access.policies);
        const outside = externalUrl(value);
        if (outside === undefined) throw new Error('There is no address to leave for');
        window.location.assign(outside);
      }

      const own = acts[act];
      if (own) return own(scope);
      const everywhere: Partial<Record<Act, () => void | Promise<void>>> = {
        print: () => printAs(file),
        refresh: () => queries.invalidateQueries(),
        login,
        logout: () => session.end(),
        back: () => goTo(-1),
        leave,
      };
      await everywhere[act]?.();
    },
    [session, adapter, config, release, acts, queries, goTo],
  );
}
