import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Definition, loadSet } from '#compiler';
import { collectTexts } from '../compiler/texts/collectTexts.ts';
import { type Entry, formatTranslations, readEntries, type Translations } from './formatTranslations.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/**
 * Translations at work.
 * `texts.ts missing fr` prints what French lacks or has for an older English, as `{ "<definition>/<path>": "<English>" }`.
 * `texts.ts fill fr file.json` lays `{ "<definition>/<path>": "<French>" }` into the files of French, each text in the
 * area of its definition, and drops what no text has. `texts.ts tidy fr` does the same with nothing new: it moves the
 * texts of definitions that were moved.
 * `DEFINITIONS` names another folder of definitions.
 */
const [command, locale = '', input] = process.argv.slice(2);
const root = resolve(process.env['DEFINITIONS'] ?? join(import.meta.dirname, '..', 'definitions'));
const { set } = loadSet(readDefinitionFiles(root));

/** A definition with texts, and the area that its translations are in. */
interface English {
  readonly area: string;
  /** path → English. */
  readonly texts: ReadonlyMap<string, string>;
}

const english = readEnglish();
if (command === 'missing') printMissing();
else if (command === 'fill' && input !== undefined) fill(JSON.parse(readFileSync(input, 'utf8')));
else if (command === 'tidy' && locale !== '') fill({});
else {
  console.error('Expected: texts.ts missing <locale>, texts.ts fill <locale> <file>, or texts.ts tidy <locale>.');
  process.exit(1);
}

/** Definitions by name, the engine's own words included. */
function readEnglish(): ReadonlyMap<string, English> {
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

function printMissing(): void {
  const missing: Record<string, string> = {};
  for (const [definition, { texts }] of english) {
    const known = entriesOf(definition);
    for (const [path, text] of texts) if (known[path]?.of !== text) missing[`${definition}/${path}`] = text;
  }
  console.log(JSON.stringify(missing, null, 1));
}

function fill(given: Readonly<Record<string, string>>): void {
  const areas = new Map<string, Record<string, Record<string, Entry>>>();
  for (const [definition, { area, texts }] of english) {
    const known = entriesOf(definition);
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
  for (const area of new Set(before.map(areaOf))) if (!areas.has(area)) rmSync(fileOf(area), { force: true });
  for (const [area, translations] of areas) write(fileOf(area), translations);
}

function write(file: string, translations: Translations): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, formatTranslations(translations));
}

function fileOf(area: string): string {
  return join(root, area, 'locale', `${locale}.json`);
}

function entriesOf(definition: string): Readonly<Record<string, Entry>> {
  return readEntries(set.byKind.locale.get(`${locale}/${definition}`)?.json);
}
