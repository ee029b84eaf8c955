import { useCallback } from 'react';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useWriteText } from './useWriteText.ts';

export type EngineTextFunction = (name: string, extra?: Readonly<Record<string, unknown>>) => string;

/** Texts of the engine itself, `engine/<name>`. */
export function useEngineText(): EngineTextFunction {
  const { user, settings, clock, expressions } = useRuntime();
  const write = useWriteText();
  return useCallback(
    (name, extra) =>
      write({ text: `engine/${name}` }, { variables: {}, user, settings, clock, expressions }, extra && { extra }),
    [write, user, settings, clock, expressions],
  );
}
