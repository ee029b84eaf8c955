import type { Release } from '#engine';
import type { Compilation } from '../../../compile/compilation.ts';
import { type CompileInput, isAuthored } from '../../../compile/node.ts';

/** English as collected, other languages from their catalogues; English first, the rest in order of name. */
export function compileLocales(
  catalogues: readonly CompileInput[],
  compilation: Compilation,
): Pick<Release, 'locales' | 'texts'> {
  const texts: Record<string, Record<string, string>> = { en: { ...compilation.english } };
  const locales = [...new Set(catalogues.map((input) => input.id.split('/')[0] ?? ''))].sort();
  for (const locale of locales) texts[locale] ??= {};
  for (const catalogue of catalogues) {
    const [locale = '', definition = ''] = catalogue.id.split('/');
    const prefix = definition === 'engine' ? 'engine' : definition;
    const target = texts[locale];
    if (target === undefined || !isAuthored(catalogue.json)) continue;
    for (const [path, entry] of Object.entries(catalogue.json)) {
      if (isAuthored(entry) && typeof entry['is'] === 'string') target[`${prefix}/${path}`] = entry['is'];
    }
  }
  return { locales: Object.keys(texts), texts };
}
