import { type ActionModel, hrefOf, type Scope } from '#engine';
import { findAvailability } from '../calls/availability.ts';
import { useRuntime } from '../contexts/useRuntime.ts';

/** Returns a function for the URL that a number links to; undefined if the user cannot open the screen. */
export function usePressHref(press: ActionModel | undefined): (scope: Scope) => string | undefined {
  const runtime = useRuntime();
  return (scope) => {
    if (press?.target.verb !== 'go' || findAvailability(press, scope, runtime).state !== 'open') return undefined;
    return hrefOf(press.target.screen, press.with, scope, runtime.release);
  };
}
