import type { ComponentType } from 'react';
import { loadAgain } from '../lazy/loadAgain.ts';

const loadTheme = () => import('./Themed.tsx');

/**
 * How the code of a component that is drawn with MUI is loaded, in the form that `lateComponent` takes: with what
 * gives it the look of the portal, at the same time.
 */
export function themedPart<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (loaded: Module) => ComponentType<Props>,
): () => Promise<{ readonly default: ComponentType<Props> }> {
  return async () => {
    const [{ themed }, loaded] = await Promise.all([loadAgain(loadTheme), loadAgain(load)]);
    return { default: themed(pick(loaded)) };
  };
}
