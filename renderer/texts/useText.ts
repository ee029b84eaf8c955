import { useCallback } from 'react';
import type { Scope, Text } from '#engine';
import { useScope } from '../scope/useScope.ts';
import { useWriteText } from './useWriteText.ts';

export type TextFunction = (text: Text | undefined, extra?: Readonly<Record<string, unknown>>, scope?: Scope) => string;

/**
 * Returns the function for texts of definitions in the user's language. Arguments are read from the scope and from
 * `extra`. A missing text is ''.
 */
export function useText(): TextFunction {
  const write = useWriteText();
  const here = useScope();
  return useCallback((text, extra, scope = here) => write(text, scope, extra && { extra }), [write, here]);
}
