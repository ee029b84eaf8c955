import { useCallback, useState } from 'react';
import { type BlockModel, evaluate, type Scope } from '#engine';
import { usePreferences } from './usePreferences.ts';
import { useScope } from './useScope.ts';

/**
 * What a reader's browser, or account, remembers for a block that has `remember`; anything else is kept while it is
 * drawn. What the account remembers is in the browser too, so that a page need not wait for it.
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
  // Another record has memories of its own.
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

/** With `max`, the oldest places of the same block make room. */
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
    // A browser that keeps nothing (private window, full storage) remembers nothing; the block works all the same.
  }
}
