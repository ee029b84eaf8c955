import { useEffect, useSyncExternalStore } from 'react';
import { type Expression, evaluate } from '#engine';
import type { OptionStore } from './FormStore.ts';
import { staticOptions } from './staticOptions.ts';

interface ComputedOptionsProps {
  readonly path: string;
  readonly source: Expression;
  readonly store: OptionStore;
}

/** Offers what an expression gives, again whenever its value changes. */
export function ComputedOptions({ path, source, store }: ComputedOptionsProps) {
  // Compared as JSON: an expression makes a new list each time it is asked.
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
    // An expression that cannot be answered yet offers nothing.
    return undefined;
  }
}
