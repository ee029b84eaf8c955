import { useCallback } from 'react';
import { formatText, type Scope, type Text } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';

export type TextFunction = (text: Text | undefined, extra?: Readonly<Record<string, unknown>>, scope?: Scope) => string;

/** Texts of definitions in the reader's language; arguments come from the scope and from `extra`. Nothing written is ''. */
export function useText(): TextFunction {
  const { release, locale } = useRuntime();
  const here = useScope();
  return useCallback(
    (text, extra, scope = here) =>
      text === undefined ? '' : formatText(text, scope, { release, locale, ...(extra ? { extra } : {}) }),
    [release, locale, here],
  );
}
