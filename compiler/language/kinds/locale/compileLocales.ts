import type { Release } from '#engine';
import type { Compilation } from '../../../compile/compilation.ts';
import { type CompileInput, isAuthored } from '../../../compile/node.ts';
import { engineTexts } from '../../engineTexts.ts';

/**
 * The texts by language: English as collected, other languages from their catalogues. English first, the others sorted
 * by name. Each begins with the engine's texts, which a catalogue can override.
 */
export function compileLocales(
  catalogues: readonly CompileInput[],
  compilation: Compilation,
): Pick<Release, 'locales' | 'texts'> {
  const locales = [...new Set(catalogues.map((input) => input.id.split('/')[0] ?? ''))].sort();
  const texts: Record<string, Record<string, string>> = { en: { ...ofEngine('en'), ...compilation.english } };
  for (const locale of locales) texts[locale] ??= ofEngine(locale);
  for (const catalogue of catalogues) {
    const [locale = '', definition = ''] = catalogue.id.split('/');
    const target = texts[locale];
    if (target === undefined || !isAuthored(catalogue.json)) continue;
    for (const [path, entry] of Object.entries(catalogue.json)) {
      if (isAuthored(entry) && typeof entry['is'] === 'string') target[`${definition}/${path}`] = entry['is'];
    }
  }
  return { locales: Object.keys(texts), texts };
}

function ofEngine(locale: string): Record<string, string> {
  const known = engineTexts.get(locale) ?? {};
  return Object.fromEntries(Object.entries(known).map(([path, { is }]) => [`engine/${path}`, is]));
}
