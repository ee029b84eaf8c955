import { findTexts, type SourceFile } from '#compiler';
import { isRecord } from '#engine';
import { keyOf, nameOfPath, ownerOf } from '../releases/definitionPath.ts';
import type { FoundTranslation } from './DefinitionQuestion.types.ts';

/** Returns every text of the definitions that people read, with its translation into a language if there is one. */
export function findTranslations(files: readonly SourceFile[], locale: string): readonly FoundTranslation[] {
  const translated = new Map<string, unknown>();
  for (const { path, text } of files) {
    const name = nameOfPath(path);
    const owner = name?.kind === 'locale' && name.definition.startsWith(`${locale}/`) ? ownerOf(name) : undefined;
    if (owner !== undefined) translated.set(keyOf(owner), JSON.parse(text));
  }
  return files
    .flatMap(({ path, text }): FoundTranslation[] => {
      const name = nameOfPath(path);
      if (name === undefined || name.kind === 'locale') return [];
      const translations: unknown = translated.get(keyOf(name));
      return findTexts({ kind: name.kind, json: JSON.parse(text) })
        .filter(({ translatable }) => translatable)
        .map((found) => ({
          ...name,
          path: found.path,
          source: found.text,
          ...translationAt(translations, found.path),
        }));
    })
    .sort((a, b) => compare(`${a.kind} ${a.definition}`, `${b.kind} ${b.definition}`));
}

function translationAt(translations: unknown, path: string): Pick<FoundTranslation, 'target' | 'targetOf'> {
  const entry = isRecord(translations) ? translations[path] : undefined;
  if (!isRecord(entry) || typeof entry['is'] !== 'string') return {};
  return { target: entry['is'], targetOf: String(entry['of'] ?? '') };
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
