import type { ComponentType } from 'react';
import { loadWithRetry } from '../lazy/loadWithRetry.ts';

const loadTheme = () => import('./Themed.tsx');

/**
 * How the code of a component that is drawn with MUI is loaded, in the form that `lazyComponent` takes: with what
 * gives it the look of the portal, at the same time.
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
