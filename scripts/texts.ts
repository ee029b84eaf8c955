import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Definition, type DefinitionSet, loadSet } from '#compiler';
import { engineTexts, englishEngineTexts } from '../compiler/language/engineTexts.ts';
import { collectTexts } from '../compiler/texts/collectTexts.ts';
import { findDefinitions } from './command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';
import { type Entry, formatTranslations, readEntries, type Translations } from './formatTranslations.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

const usage = `
npm exec -- node scripts/texts.ts missing <language>
npm exec -- node scripts/texts.ts fill <language> <file>
npm exec -- node scripts/texts.ts tidy <language>

missing prints what a language lacks, or has for an older English, as { "<definition>/<path>": "<English>" }. Texts of the
engine are only listed for languages that the engine does not have, and where the portal has its own English.
fill writes { "<definition>/<path>": "<translation>" } into the files of the language, each text in the area of its
definition, and removes what no text has. tidy does the same with nothing new: it moves the texts of definitions that
were moved.

`;

await runCommand(usage, () => {
  const { values, positionals } = parseArgs({ options: commandOptions, allowPositionals: true });
  const [command, locale, input] = positionals;
  refuseMore(positionals, command === 'fill' ? 3 : 2);
  if (locale === undefined || (command === 'fill' && input === undefined)) throw new UsageError('A word is missing');
  const { root } = findDefinitions(values.definitions);
  const { set } = loadSet(readDefinitionFiles(root));
  const place = { root, set, locale, english: readEnglish(set) };
  if (command === 'missing') printMissing(place);
  else if (command === 'tidy') fill(place, {});
  else if (command === 'fill' && input !== undefined) fill(place, readTranslations(input));
  else throw new UsageError(`Unexpected argument '${command}'`);
});

/** A folder of definitions, and the language to translate into. */
interface Place {
  readonly root: string;
  readonly set: DefinitionSet;
  readonly locale: string;
  readonly english: ReadonlyMap<string, English>;
}

function readTranslations(file: string): Readonly<Record<string, string>> {
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof json !== 'object' || json === null) throw new Error(`${file} holds no translations`);
  return Object.fromEntries(Object.entries(json).map(([name, text]) => [name, String(text)]));
}

/** A definition with texts, and the area of its translations. */
interface English {
  readonly area: string;
  /** path → English. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Returns definitions by name, and the engine's texts, which a portal can replace one by one. */
function readEnglish(set: DefinitionSet): ReadonlyMap<string, English> {
  const all = new Map<string, English>();
  for (const definition of set.definitions) {
    if (definition.kind === 'locale') continue;
    const texts = collectTexts(definition).filter(({ translatable }) => translatable);
    const name = `${definition.id}.${definition.kind}`;
    if (texts.length > 0) {
      all.set(name, { area: areaOf(definition), texts: new Map(texts.map(({ path, text }) => [path, text])) });
    }
  }
  const own = set.byKind.locale.get('en/engine');
  const replaced = readEntries(own?.json);
  const texts = Object.entries(englishEngineTexts).map(([path, { is }]) => [path, replaced[path]?.is ?? is] as const);
  return all.set('engine', { area: own === undefined ? 'engine' : areaOf(own), texts: new Map(texts) });
}

function areaOf({ file }: Definition): string {
  return file.split('/')[1] ?? '';
}

function printMissing(place: Place): void {
  const missing: Record<string, string> = {};
  for (const [definition, { texts }] of place.english) {
    const known = entriesOf(place, definition);
    for (const [path, text] of texts) {
      const isShipped = definition === 'engine' && isTranslatedByEngine(place, path, text);
      if (!isShipped && known[path]?.of !== text) missing[`${definition}/${path}`] = text;
    }
  }
  console.log(JSON.stringify(missing, null, 1));
}

/**
 * Returns whether the engine has the text in the language, and the portal replaces neither the English text nor the
 * translation.
 */
function isTranslatedByEngine(place: Place, path: string, text: string): boolean {
  const isReplaced = Object.hasOwn(entriesOf(place, 'engine'), path);
  return !isReplaced && englishEngineTexts[path]?.is === text && engineTexts.get(place.locale)?.[path] !== undefined;
}

function fill(place: Place, given: Readonly<Record<string, string>>): void {
  const { english, set, locale } = place;
  const areas = new Map<string, Record<string, Record<string, Entry>>>();
  for (const [definition, { area, texts }] of english) {
    const known = entriesOf(place, definition);
    const entries: Record<string, Entry> = {};
    for (const [path, of] of texts) {
      const fresh = given[`${definition}/${path}`];
      const entry = fresh === undefined ? known[path] : { of, is: fresh };
      if (entry !== undefined) entries[path] = entry;
    }
    if (Object.keys(entries).length === 0) continue;
    areas.set(area, { ...areas.get(area), [definition]: entries });
  }
  const before = set.definitions.filter(({ kind, id }) => kind === 'locale' && id.startsWith(`${locale}/`));
  for (const area of new Set(before.map(areaOf))) if (!areas.has(area)) rmSync(fileOf(place, area), { force: true });
  for (const [area, translations] of areas) write(fileOf(place, area), translations);
}

function write(file: string, translations: Translations): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatTranslations(translations));
}

function fileOf({ root, locale }: Place, area: string): string {
  return join(root, area, 'locale', `${locale}.json`);
}

function entriesOf({ set, locale }: Place, definition: string): Readonly<Record<string, Entry>> {
  return readEntries(set.byKind.locale.get(`${locale}/${definition}`)?.json);
}
