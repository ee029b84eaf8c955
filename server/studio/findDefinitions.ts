import { findTexts, type SourceFile } from '#compiler';
import { isRecord } from '#engine';
import { keyOf, nameOfPath, ownerOf } from '../releases/definitionPath.ts';
import type { FoundDefinition } from './DefinitionQuestion.types.ts';

/** A text of a definition, in a language. */
interface Wording {
  readonly text: string;
  readonly locale?: string;
}

interface Read extends FoundDefinition {
  readonly wordings: readonly Wording[];
}

/** Characters of a text that are shown with what was found. */
const longest = 160;

const readBefore = new WeakMap<readonly SourceFile[], readonly Read[]>();

/** Definitions by kind and id; with a text, those that have it in their kind, id or area, or in a text in any language. */
export function findDefinitions(files: readonly SourceFile[], text: string): readonly FoundDefinition[] {
  const all = readBefore.get(files) ?? readAll(files);
  readBefore.set(files, all);
  const wanted = text.trim().toLowerCase();
  return all.flatMap(({ wordings, ...entry }): FoundDefinition[] => {
    if (wanted === '' || `${entry.area} ${entry.kind} ${entry.definition}`.toLowerCase().includes(wanted))
      return [entry];
    const found = wordings.find((wording) => wording.text.toLowerCase().includes(wanted));
    if (found === undefined) return [];
    const match = excerptOf(found.text, wanted);
    return [{ ...entry, match, ...(found.locale === undefined ? {} : { locale: found.locale }) }];
  });
}

function readAll(files: readonly SourceFile[]): readonly Read[] {
  const translated = new Map<string, Wording[]>();
  const own = files.flatMap(({ path, text }) => {
    const name = nameOfPath(path);
    const json = parse(text);
    if (name === undefined) return [];
    const owner = name.kind === 'locale' ? ownerOf(name) : undefined;
    if (owner === undefined) return [{ name, path, json }];
    const key = keyOf(owner);
    const locale = name.definition.split('/')[0] ?? '';
    translated.set(key, [...(translated.get(key) ?? []), ...translationsIn(json, locale)]);
    return [];
  });
  return own
    .map(({ name, path, json }): Read => {
      const texts = findTexts({ kind: name.kind, json }).map(({ text }): Wording => ({ text }));
      const title = isRecord(json) && typeof json['title'] === 'string' ? json['title'] : undefined;
      return {
        ...name,
        area: path.split('/')[1] ?? '',
        ...(title === undefined ? {} : { title }),
        wordings: [...texts, ...(translated.get(keyOf(name)) ?? [])],
      };
    })
    .sort((a, b) => (`${a.kind} ${a.definition}` < `${b.kind} ${b.definition}` ? -1 : 1));
}

function translationsIn(json: unknown, locale: string): readonly Wording[] {
  return Object.values(Object(json)).flatMap((entry): Wording[] =>
    isRecord(entry) && typeof entry['is'] === 'string' ? [{ text: entry['is'], locale }] : [],
  );
}

function excerptOf(text: string, wanted: string): string {
  const at = Math.max(0, text.toLowerCase().indexOf(wanted) - 40);
  const cut = text.slice(at, at + longest);
  return `${at > 0 ? '…' : ''}${cut}${at + longest < text.length ? '…' : ''}`;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
