import { use } from 'react';
import { type PortalRuntime, RuntimeContext } from './PortalRuntime.ts';

/** Returns the portal's runtime; throws outside a `Portal`. */
export function useRuntime(): PortalRuntime {
  const runtime = use(RuntimeContext);
  if (runtime === undefined) throw new Error('Nothing is drawn outside a Portal: its runtime is missing');
  return runtime;
}
