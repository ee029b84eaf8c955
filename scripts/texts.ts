import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Definition, type DefinitionSet, loadSet } from '#compiler';
import { collectTexts } from '../compiler/texts/collectTexts.ts';
import { findDefinitions } from './command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';
import { type Entry, formatTranslations, readEntries, type Translations } from './formatTranslations.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

const usage = `
npm exec -- node scripts/texts.ts missing <language>
npm exec -- node scripts/texts.ts fill <language> <file>
npm exec -- node scripts/texts.ts tidy <language>

missing prints what a language lacks, or has for an older English, as { "<definition>/<path>": "<English>" }.
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

/** A folder of definitions, and the language at work. */
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

/** A definition with texts, and the area that its translations are in. */
interface English {
  readonly area: string;
  /** path → English. */
  readonly texts: ReadonlyMap<string, string>;
}

/** Definitions by name, the engine's own words included. */
function readEnglish(set: DefinitionSet): ReadonlyMap<string, English> {
  const all = new Map<string, English>();
  for (const definition of set.definitions) {
    const area = areaOf(definition);
    if (definition.kind === 'locale') {
      if (definition.id !== 'en/engine') continue;
      const words = Object.entries(readEntries(definition.json)).map(([path, { is }]) => [path, is] as const);
      all.set('engine', { area, texts: new Map(words) });
    } else {
      const texts = collectTexts(definition).filter(({ translatable }) => translatable);
      const name = `${definition.id}.${definition.kind}`;
      if (texts.length > 0) all.set(name, { area, texts: new Map(texts.map(({ path, text }) => [path, text])) });
    }
  }
  return all;
}

function areaOf({ file }: Definition): string {
  return file.split('/')[1] ?? '';
}

function printMissing(place: Place): void {
  const missing: Record<string, string> = {};
  for (const [definition, { texts }] of place.english) {
    const known = entriesOf(place, definition);
    for (const [path, text] of texts) if (known[path]?.of !== text) missing[`${definition}/${path}`] = text;
  }
  console.log(JSON.stringify(missing, null, 1));
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
