import { useCallback } from 'react';
import { escapeMarkdown } from '#engine';
import { useScope } from '../scope/useScope.ts';
import type { TextFunction } from './useText.ts';
import { useWriteText } from './useWriteText.ts';

/** Texts of definitions for `Markdown`: what is filled in stays text, whatever marks it has. */
export function useMarkdown(): TextFunction {
  const write = useWriteText();
  const here = useScope();
  return useCallback(
    (text, extra, scope = here) => write(text, scope, { escape: escapeMarkdown, ...(extra ? { extra } : {}) }),
    [write, here],
  );
}
