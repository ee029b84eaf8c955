import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { isRecord } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { createPreferenceSaver } from './createPreferenceSaver.ts';

/** The preferences in the user's account, by key. */
type Values = ReadonlyMap<string, unknown>;

export interface Preferences {
  /** Undefined if nothing is stored in an account: before sign-in, or in a portal without the operations. */
  readonly values: Values | undefined;
  /** Whether the preferences are loading. */
  readonly isPending: boolean;
  readonly save: (key: string, value: unknown) => void;
}

const none: Preferences = { values: undefined, isPending: false, save: () => undefined };

const pause = 400;

/** Returns the user's preferences. They are loaded once and shared by all blocks that store values in the account. */
export function usePreferences(isWanted: boolean): Preferences {
  const { adapter, config, release, user } = useRuntime();
  const { preferencesList, preferencesSave } = config.operations;
  const isStored = isWanted && user.signedIn && release.operations[preferencesSave] !== undefined;
  const client = useQueryClient();
  const queryKey = useMemo(() => ['preferences', user.email ?? ''], [user.email]);
  const { data, isPending } = useQuery({
    queryKey,
    queryFn: async () => readValues(await adapter.run(preferencesList, {})),
    enabled: isStored,
    // Another browser may have changed them since, but the open page is not updated.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const saver = useMemo(
    () =>
      createPreferenceSaver({
        send: (key, value, options) => adapter.run(preferencesSave, { key, value: { value } }, options),
        later: (work) => void setTimeout(work, pause),
      }),
    [adapter, preferencesSave],
  );
  useEffect(() => {
    if (!isStored) return undefined;
    const leave = () => saver.flush({ keepalive: true });
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      saver.flush();
    };
  }, [isStored, saver]);
  return useMemo(() => {
    if (!isStored) return none;
    const save: Preferences['save'] = (key, value) => {
      client.setQueryData<Values>(queryKey, (before) => new Map([...(before ?? []), [key, value]]));
      saver.save(key, value);
    };
    return { values: data, isPending, save };
  }, [isStored, data, isPending, client, queryKey, saver]);
}

function readValues(answer: unknown): Values {
  const entries: readonly unknown[] = Array.isArray(answer) ? answer : [];
  return new Map(
    entries.flatMap((entry): [string, unknown][] =>
      isRecord(entry) && isRecord(entry['value']) ? [[String(entry['key']), entry['value']['value']]] : [],
    ),
  );
}
