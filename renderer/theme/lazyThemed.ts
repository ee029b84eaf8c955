import type { ComponentType } from 'react';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';

const loadTheme = () => import('./Themed.tsx');

/**
 * Returns a loader for one component of a module that uses MUI, for `lazyComponent`. It loads the theme of the portal
 * at the same time.
 */
export function lazyThemed<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (loaded: Module) => ComponentType<Props>,
): () => Promise<{ readonly default: ComponentType<Props> }> {
  return async () => {
    const [{ themed }, loaded] = await Promise.all([loadWithRetry(loadTheme), loadWithRetry(load)]);
    return { default: themed(pick(loaded)) };
  };
}
