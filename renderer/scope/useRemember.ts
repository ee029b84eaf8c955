import { useCallback, useState } from 'react';
import { type BlockModel, evaluate, type Scope } from '#engine';
import { usePreferences } from './usePreferences.ts';
import { useScope } from './useScope.ts';

/**
 * Returns a value that the browser or the account stores for a block with `remember`; for other blocks it is React
 * state. A value in the account is also stored in the browser, so that a page need not wait for it.
 */
export function useRemember<Value>(
  block: Pick<BlockModel, 'name' | 'remember'>,
  aspect: string,
  initial: Value,
  read: (stored: unknown) => Value | undefined,
): readonly [Value, (next: Value) => void] {
  const scope = useScope();
  const isAtAccount = block.remember?.in === 'account';
  const { values, save } = usePreferences(isAtAccount);
  const key = block.remember === undefined ? undefined : keyOf(block, aspect, scope);
  const place = key === undefined ? undefined : [prefix, scope.user.email ?? '', key].join('/');
  const [recalled, setRecalled] = useState(() => ({ place, value: recall(place, read) ?? initial }));
  const [chosen, setChosen] = useState<{ readonly place: string | undefined; readonly value: Value }>();
  // Another record has its own stored value.
  if (recalled.place !== place) setRecalled({ place, value: recall(place, read) ?? initial });
  const stored = isAtAccount && key !== undefined && values?.has(key) ? read(values.get(key)) : undefined;
  const value = chosen !== undefined && chosen.place === place ? chosen.value : (stored ?? recalled.value);
  const keep = useCallback(
    (next: Value) => {
      setChosen({ place, value: next });
      if (place === undefined || key === undefined) return;
      store(place, next, block.remember?.max);
      if (isAtAccount) save(key, next);
    },
    [place, key, block, isAtAccount, save],
  );
  return [value, keep];
}

const prefix = 'remember';

function keyOf({ name, remember }: Pick<BlockModel, 'name' | 'remember'>, aspect: string, scope: Scope): string {
  const parts = [remember?.key ?? name, aspect];
  if (remember?.per !== undefined) parts.push(tryEvaluate(remember.per, scope));
  return parts.join('/');
}

function tryEvaluate(per: { readonly '=': string }, scope: Scope): string {
  try {
    return String(evaluate(per, scope));
  } catch {
    return '';
  }
}

function recall<Value>(place: string | undefined, read: (stored: unknown) => Value | undefined): Value | undefined {
  if (place === undefined) return undefined;
  try {
    const text = window.localStorage.getItem(place);
    return text === null ? undefined : read(JSON.parse(text).value);
  } catch {
    return undefined;
  }
}

/** Stores a value. With `max`, the oldest entries of the same block are removed. */
function store(place: string, value: unknown, max: number | undefined): void {
  try {
    window.localStorage.setItem(place, JSON.stringify({ value, at: Date.now() }));
    if (max === undefined) return;
    const family = place.split('/').slice(0, 4).join('/');
    const places = Object.keys(window.localStorage).filter((key) => key.startsWith(family));
    const byAge = places
      .map((key) => ({ key, at: Number(JSON.parse(window.localStorage.getItem(key) ?? '{}').at ?? 0) }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of byAge.slice(max)) window.localStorage.removeItem(key);
  } catch {
    // If the browser stores nothing (private window, full storage), the block still works.
  }
}
