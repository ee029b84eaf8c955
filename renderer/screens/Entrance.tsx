import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ActionModel, resolveCondition, type Scope, type ScreenModel } from '#engine';
import { useAct } from '../actions/useAct.ts';
import { Loading } from '../calls/Loading.tsx';
import { useRunCall } from '../calls/useRunCall.ts';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';

interface EntranceProps {
  readonly screen: ScreenModel;
  readonly children: ReactNode;
}

/** Runs the actions of a screen before it is rendered, in sequence. Each can read the outcomes of those before. */
export function Entrance({ screen, children }: EntranceProps) {
  const { release } = useRuntime();
  const scope = useScope();
  const act = useAct();
  const run = useRunCall();
  const [index, setIndex] = useState(0);
  const started = useRef(-1);
  const action = screen.enter[index];

  useEffect(() => {
    if (action === undefined || started.current === index) return;
    started.current = index;
    void perform(action, scope).then((goesOn) => {
      if (goesOn) setIndex(index + 1);
    });

    async function perform(next: ActionModel, now: Scope): Promise<boolean> {
      if (!resolveCondition(next.when, now, release.access.policies)) return true;
      if (next.target.verb !== 'run') {
        await act(next, now);
        // After a redirect, the remaining actions are skipped.
        return next.target.verb !== 'go';
      }
      const { failed } = next.target.call;
      const outcome = await run(next.target.call, now);
      if (outcome.ok || failed === 'advance') return true;
      if (typeof failed === 'object') {
        await act(failed, now);
        return failed.target.verb !== 'go';
      }
      return true;
    }
  }, [action, index, scope, act, run, release]);

  return action === undefined ? children : <Loading />;
}
