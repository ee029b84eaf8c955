import { useCallback } from 'react';
import { formatText } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';

export type EngineTextFunction = (name: string, extra?: Readonly<Record<string, unknown>>) => string;

/** Texts of the engine itself, `engine/<name>`. */
export function useEngineText(): EngineTextFunction {
  const { release, locale, user, settings, clock, expressions } = useRuntime();
  return useCallback(
    (name, extra) =>
      formatText(
        { text: `engine/${name}` },
        { variables: {}, user, settings, clock, expressions },
        { release, locale, ...(extra ? { extra } : {}) },
      ),
    [release, locale, user, settings, clock, expressions],
  );
}
