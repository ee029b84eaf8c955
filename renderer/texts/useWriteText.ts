import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type LiteralText, resolveChoice, type Scope, type Text, type TextContext, type TextRef } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import type { MessageOptions } from './icuFormat.ts';

type WriteText = (text: Text | undefined, scope: Scope, more?: Pick<TextContext, 'extra' | 'escape'>) => string;

/**
 * Returns the function for texts of definitions in any scope: the engine resolves choices, i18next looks up and formats
 * the text.
 */
export function useWriteText(): WriteText {
  const { release, locale } = useRuntime();
  const { t } = useTranslation();
  return useCallback(
    (text, scope, more) => {
      const resolved = text && resolveChoice<TextRef | LiteralText>(text, scope, release.access.policies);
      if (resolved === undefined) return '';
      if ('literal' in resolved) return resolved.literal;
      const options: MessageOptions = { scope, textContext: { release, locale, ...more } };
      return t(resolved.text, { ...options });
    },
    [t, release, locale],
  );
}
