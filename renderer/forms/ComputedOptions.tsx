import { useEffect, useSyncExternalStore } from 'react';
import { type Expression, evaluate } from '#engine';
import type { OptionStore } from './FormStore.ts';
import { staticOptions } from './staticOptions.ts';

interface ComputedOptionsProps {
  readonly path: string;
  readonly source: Expression;
  readonly store: OptionStore;
}

/** Provides the options that an expression returns, again whenever its value changes. */
export function ComputedOptions({ path, source, store }: ComputedOptionsProps) {
  // Compared as JSON, because an expression returns a new list each time it is evaluated.
  const found = useSyncExternalStore(store.subscribe, () => JSON.stringify(listOf(source, store) ?? null));
  useEffect(() => {
    const items: unknown = JSON.parse(found);
    store.setOptions(path, { items: Array.isArray(items) ? items : [], control: staticOptions });
    if (Array.isArray(items)) store.removeUnavailable(path);
  }, [found, path, store]);
  return null;
}

function listOf(source: Expression, store: OptionStore): readonly unknown[] | undefined {
  try {
    const value = evaluate(source, store.getScope());
    return Array.isArray(value) ? value : undefined;
  } catch {
    // An expression that cannot be evaluated yet has no options.
    return undefined;
  }
}
