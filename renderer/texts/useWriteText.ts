import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { type LiteralText, resolveChoice, type Scope, type Text, type TextContext, type TextRef } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import type { MessageOptions } from './icuFormat.ts';

type WriteText = (text: Text | undefined, scope: Scope, more?: Pick<TextContext, 'extra' | 'escape'>) => string;

/** Texts of definitions over any scope: the engine resolves choices, i18next looks up the text and has it filled in. */
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
