import { useCallback } from 'react';
import { escapeMarkdown } from '#engine';
import { useScope } from '../scope/useScope.ts';
import type { TextFunction } from './useText.ts';
import { useWriteText } from './useWriteText.ts';

/** Returns the function for texts of definitions that are rendered by `Markdown`: inserted values are escaped. */
export function useMarkdown(): TextFunction {
  const write = useWriteText();
  const here = useScope();
  return useCallback(
    (text, extra, scope = here) => write(text, scope, { escape: escapeMarkdown, ...(extra ? { extra } : {}) }),
    [write, here],
  );
}
