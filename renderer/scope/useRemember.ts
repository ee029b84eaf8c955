import { useCallback, useState } from 'react';
import { type BlockModel, evaluate, type Scope } from '#engine';
import { useScope } from './useScope.ts';

/** What a reader's browser remembers for a block that has `remember`; anything else is kept while it is drawn. */
export function useRemember<Value>(
  block: Pick<BlockModel, 'name' | 'remember'>,
  aspect: string,
  initial: Value,
  read: (stored: unknown) => Value | undefined,
): readonly [Value, (next: Value) => void] {
  const scope = useScope();
  const place = block.remember === undefined ? undefined : placeOf(block, aspect, scope);
  const [held, setHeld] = useState(() => ({ place, value: recall(place, read) ?? initial }));
  const value = held.place === place ? held.value : (recall(place, read) ?? initial);
  const keep = useCallback(
    (next: Value) => {
      setHeld({ place, value: next });
      if (place !== undefined) store(place, next, block.remember?.max);
    },
    [place, block],
  );
  return [value, keep];
}

const prefix = 'remember';

function placeOf({ name, remember }: Pick<BlockModel, 'name' | 'remember'>, aspect: string, scope: Scope): string {
  const parts = [prefix, scope.user.email ?? '', remember?.key ?? name, aspect];
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
