import type { i18n } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Release, sourceLocale } from '#engine';
import type { TextSource } from './createI18n.ts';

type Texts = Readonly<Record<string, string>>;

interface LocalizedRelease {
  readonly release: Release;
  /** The language of its texts: that of the page, or the fallback language. */
  readonly locale: string;
}

/**
 * Returns a release with its texts in the language of the page, for the engine; undefined until they are loaded. The
 * texts are those of i18next: they are neither copied nor loaded twice.
 */
export function useLocalizedRelease({ release, namespace }: TextSource, i18n: i18n): LocalizedRelease | undefined {
  const { ready } = useTranslation(namespace, { i18n, bindI18nStore: 'added' });
  const isReady = ready && i18n.isInitialized;
  const languages = i18n.languages?.join() ?? '';
  const own: Texts | undefined = i18n.getResourceBundle(i18n.language, namespace);
  return useMemo(() => {
    if (!isReady) return undefined;
    const [language = sourceLocale, ...others] = languages.split(',');
    const found = others.filter((locale) => i18n.hasResourceBundle(locale, namespace));
    const fallbacks = found.map((locale): [string, Texts] => [locale, i18n.getResourceBundle(locale, namespace)]);
    const texts = { ...Object.fromEntries(fallbacks), ...(own && { [language]: own }) };
    return { release: { ...release, texts }, locale: own ? language : (found[0] ?? sourceLocale) };
  }, [isReady, i18n, languages, own, release, namespace]);
}
