import { parseArgs } from 'node:util';
import {
  type ExplainedDefinition,
  explainDefinition,
  type Fact,
  findReferences,
  loadSet,
  suggestName,
} from '#compiler';
import { type DefinitionFolder, findDefinitions, withRealPaths } from './command/findDefinitions.ts';
import { commandOptions, refuseMore, runCommand, UsageError } from './command/runCommand.ts';
import { readDefinitionFiles } from './readDefinitionFiles.ts';

/** Returns the explanation as text: every fact with its line, and with its file if that is another one. */
export function describeExplained({ name, file, parts, uses }: ExplainedDefinition): string {
  const places = uses.map(({ file: used, line, column, pointer }) => `  ${used}:${line}:${column} ${pointer}`);
  const listed = [
    ...parts.map(({ title, facts }) => [title, facts.flatMap((fact) => linesOf(fact, { file, depth: 1 }))] as const),
    ['Used by', places.length === 0 ? ['  nothing'] : places] as const,
  ];
  return [`${name} (${file})`, ...listed.flatMap(([title, lines]) => ['', title, ...lines])].join('\n');
}

interface Place {
  readonly file: string;
  readonly depth: number;
  /** Location of the enclosing fact, which is not repeated. */
  readonly around?: string;
}

function linesOf({ about, says, file, line, below }: Fact, place: Place): readonly string[] {
  const indent = '  '.repeat(place.depth);
  const where = file === place.file ? `line ${line}` : `${file}:${line}`;
  const shown = where === place.around ? '' : `  [${where}]`;
  const text = says === '' ? about : `${about}: ${says.replaceAll('\n', ' ')}`;
  const inner = below.flatMap((fact) => linesOf(fact, { ...place, depth: place.depth + 1, around: where }));
  return [`${indent}${text}${shown}`, ...inner];
}

const usage = `
npm run explain -- <kind>/<id>

Prints what a definition means: what it inherits, who may use it, in which states of a record it is offered, its
conditions in words, and where it is used, each with its place.

  --language <language>   language of the texts, which are then listed; without it, English
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
    parts: found.parts.map(({ title, facts }) => ({ title, facts: withPaths(facts, folder) })),
    uses: withRealPaths(folder, found.uses),
  };
  console.log(values.json === true ? JSON.stringify(explained, undefined, 2) : describeExplained(explained));
}

function withPaths(facts: readonly Fact[], folder: DefinitionFolder): readonly Fact[] {
  return facts.map((fact) => ({ ...fact, file: folder.showPaths(fact.file), below: withPaths(fact.below, folder) }));
}

if (import.meta.main) await runCommand(usage, explain);
