import { parseArgs } from 'node:util';
import {
  type ExplainedDefinition,
  explainDefinition,
  type Fact,
  findReferences,
  loadSet,
  suggestName,
} from '#compiler';
import { findDefinitions, withRealPaths } from './command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/** The explanation as text: every fact with the place that says it. */
export function describeExplained({ name, file, own, fields, access, texts, uses }: ExplainedDefinition): string {
  const places = uses.map(({ file: used, line, column, pointer }) => `  ${used}:${line}:${column} ${pointer}`);
  const parts = [
    ['Words', own.map(lineOf)],
    ['Fields', fields.map(lineOf)],
    ['Who may', access.map(lineOf)],
    ['Texts', texts.map(lineOf)],
    ['Used by', places.length === 0 ? ['  nothing'] : places],
  ] as const;
  const written = parts.flatMap(([title, lines]) => (lines.length === 0 ? [] : ['', title, ...lines]));
  return [`${name} (${file})`, ...written].join('\n');
}

function lineOf({ about, word, value, file, line }: Fact): string {
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  const place = about === '' ? word : `${about} ${word}`;
  return `  ${place}: ${shown.length > 160 ? `${shown.slice(0, 160)}…` : shown}  [${file}:${line}]`;
}

const usage = `
npm run explain -- <kind>/<id>

Prints a definition with what it inherits, who may use it, its texts and where it is used, each with its place.

  --language <language>   language of the texts; without it, English
  --json                  print JSON
`;

const options = { ...commandOptions, json: { type: 'boolean' }, language: { type: 'string' } } as const;

function explain(): void {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  refuseMore(positionals, 1);
  const [name] = positionals;
  if (name === undefined) throw new UsageError('No definition is named');
  const folder = findDefinitions(values.definitions);
  const { set } = loadSet(readDefinitionFiles(folder.root));
  const definition = set.definitions.find(({ key }) => key === name);
  if (definition === undefined) {
    const { hint = '' } = suggestName(
      name,
      set.definitions.map(({ key }) => key),
    );
    throw new Error(`There is no ${name}. ${hint}`);
  }
  const references = findReferences(set);
  const { language: locale } = values;
  const found = explainDefinition({ set, references, definition, ...(locale === undefined ? {} : { locale }) });
  const explained: ExplainedDefinition = {
    ...found,
    file: folder.showPaths(found.file),
    own: withRealPaths(folder, found.own),
    fields: withRealPaths(folder, found.fields),
    access: withRealPaths(folder, found.access),
    texts: withRealPaths(folder, found.texts),
    uses: withRealPaths(folder, found.uses),
  };
  console.log(values.json === true ? JSON.stringify(explained, undefined, 2) : describeExplained(explained));
}

if (import.meta.main) await runCommand(usage, explain);
