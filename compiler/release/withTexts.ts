import type { Release } from '#engine';
import { stringsIn } from './namesIn.ts';

/** Settings that a page reads itself. Others are only sent if its definitions read them. */
const settingsOfPages: readonly string[] = ['productName', 'pageSizes', 'defaultLanguage', 'browserLanguage'];

/** Adds the texts that a part of a release names, and the settings that it reads. */
export function withTexts(part: Release, release: Release): Release {
  const named = stringsIn(part);
  const texts = Object.fromEntries(
    Object.entries(release.texts).map(([locale, words]) => [locale, wordsOf(words, named)] as const),
  );
  const written = JSON.stringify([part, texts['en'] ?? {}]);
  const read = new Set([
    ...settingsOfPages,
    ...[...written.matchAll(/\bsetting\.(\w+)/g)].map(([, name = '']) => name),
  ]);
  const settings = Object.fromEntries(Object.entries(release.settings).filter(([name]) => read.has(name)));
  return { ...part, settings, texts };
}

function wordsOf(
  words: Readonly<Record<string, string>>,
  named: ReadonlySet<string>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('engine/') || named.has(key)));
}
