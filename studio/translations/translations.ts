import { isRecord } from '#engine';
import type { DefinitionName } from '../data/operations.ts';
import { setAt } from '../json/editJson.ts';
import { readJson } from '../wording/readJson.ts';

/** A translation with the English text that it was made for. */
export interface Translation {
  readonly of: string;
  readonly is: string;
}

/** The definition that has the translations of another one. */
export function translationsOf({ kind, definition }: DefinitionName, locale: string): DefinitionName {
  return { kind: 'locale', definition: `${locale}/${definition}.${kind}` };
}

export function readTranslation(text: string, path: string): Translation | undefined {
  const json = readJson(text);
  const entry = isRecord(json) ? json[path] : undefined;
  if (!isRecord(entry) || typeof entry['is'] !== 'string') return undefined;
  return { of: String(entry['of'] ?? ''), is: entry['is'] };
}

/** The translations with another one; an empty one is taken out. */
export function writeTranslation(text: string, path: string, translation: Translation): string {
  const pointer = `/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
  return setAt(text.trim() === '' ? '{}' : text, pointer, translation.is === '' ? undefined : translation);
}

/** Names in braces that one text has and the other has not. */
export function differingPlaceholders(english: string, translated: string): readonly string[] {
  const [ours, theirs] = [placeholdersIn(english), placeholdersIn(translated)];
  return [...new Set([...ours, ...theirs])]
    .filter((name) => ours.has(name) !== theirs.has(name))
    .map((name) => `{${name}}`);
}

/** Arguments of a text in ICU MessageFormat: `{name}` and `{name, plural, …}`, and none of the words inside branches. */
function placeholdersIn(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/\{\s*([A-Za-z_][\w.]*)\s*[,}]/g)].flatMap(([, name]) => name ?? []));
}
