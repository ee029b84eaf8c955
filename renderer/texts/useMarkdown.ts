import { useCallback } from 'react';
import { escapeMarkdown, formatText } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import type { TextFunction } from './useText.ts';

/** Texts of definitions for `Markdown`: what is filled in stays text, whatever marks it has. */
export function useMarkdown(): TextFunction {
  const { release, locale } = useRuntime();
  const here = useScope();
  return useCallback(
    (text, extra, scope = here) =>
      text === undefined
        ? ''
        : formatText(text, scope, { release, locale, escape: escapeMarkdown, ...(extra ? { extra } : {}) }),
    [release, locale, here],
  );
}
