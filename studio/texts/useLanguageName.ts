import { useMemo } from 'react';
import { useRuntime } from '#renderer/host';

/** Names of languages in the language of the reader. */
export function useLanguageName(): (locale: string) => string {
  const { locale: reading } = useRuntime();
  return useMemo(() => {
    const names = new Intl.DisplayNames(reading, { type: 'language' });
    return (locale) => names.of(locale) ?? locale;
  }, [reading]);
}
