import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { collectTexts } from '../compiler/texts/collectTexts.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/**
 * Translations at work.
 * `texts.ts missing fr` prints what French lacks or has for an older English, as `{ "<definition>/<path>": "<English>" }`.
 * `texts.ts fill fr file.json` lays `{ "<definition>/<path>": "<French>" }` into the catalogues and drops what no text has.
 * `DEFINITIONS` names another folder of definitions.
 */
const [command, locale = '', input] = process.argv.slice(2);
const root = resolve(process.env['DEFINITIONS'] ?? join(import.meta.dirname, '..', 'definitions'));

interface Entry {
  readonly of: string;
  readonly is: string;
}

const english = readEnglish();
if (command === 'missing') printMissing();
else if (command === 'fill' && input !== undefined) fill(JSON.parse(readFileSync(input, 'utf8')));
else {
  console.error('Expected: texts.ts missing <locale>, or texts.ts fill <locale> <file>.');
  process.exit(1);
}

/** definition → path → English, the engine's own words included. */
function readEnglish(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const all = new Map<string, Map<string, string>>();
  for (const file of readDefinitionFiles(root)) {
    const match = /^definitions\/(?:locale\/en\/)?(?:[a-z-]+\/)?([^/]+)\.([a-z-]+)\.json$/.exec(file.path);
    const [, id = '', kind = ''] = match ?? [];
    const json: unknown = JSON.parse(file.text);
    if (file.path === 'definitions/locale/en/engine.locale.json') {
      const words = Object.entries(readEntries(json)).map(([path, entry]) => [path, entry.is] as const);
      all.set('engine', new Map(words));
    } else if (kind !== 'locale') {
      const texts = collectTexts({ kind, json }).filter((text) => text.translatable);
      if (texts.length > 0) all.set(`${id}.${kind}`, new Map(texts.map(({ path, text }) => [path, text])));
    }
  }
  return all;
}

function printMissing(): void {
  const missing: Record<string, string> = {};
  for (const [definition, texts] of english) {
    const known = readCatalogue(definition);
    for (const [path, text] of texts) if (known[path]?.of !== text) missing[`${definition}/${path}`] = text;
  }
  console.log(JSON.stringify(missing, null, 1));
}

function fill(given: Readonly<Record<string, string>>): void {
  for (const [definition, texts] of english) {
    const known = readCatalogue(definition);
    const lines: string[] = [];
    for (const [path, of] of texts) {
      const fresh = given[`${definition}/${path}`];
      const entry = fresh === undefined ? known[path] : { of, is: fresh };
      if (entry !== undefined)
        lines.push(
          `  ${JSON.stringify(path)}: { "of": ${JSON.stringify(entry.of)}, "is": ${JSON.stringify(entry.is)} }`,
        );
    }
    if (lines.length === 0) continue;
    const file = catalogueFile(definition);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `{ "$schema": "../../locale.schema.json",\n${lines.join(',\n')} }\n`);
  }
}

function catalogueFile(definition: string): string {
  return join(root, 'locale', locale, `${definition}.locale.json`);
}

function readCatalogue(definition: string): Readonly<Record<string, Entry>> {
  const file = catalogueFile(definition);
  return existsSync(file) ? readEntries(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

function readEntries(json: unknown): Readonly<Record<string, Entry>> {
  if (typeof json !== 'object' || json === null) return {};
  const entries = Object.entries(json).flatMap(([path, entry]: [string, unknown]): [string, Entry][] =>
    typeof entry === 'object' && entry !== null && 'is' in entry && typeof entry.is === 'string'
      ? [[path, { of: 'of' in entry && typeof entry.of === 'string' ? entry.of : '', is: entry.is }]]
      : [],
  );
  return Object.fromEntries(entries);
}
