import { type ExplainedDefinition, explainDefinition, type Fact, findReferences, loadSet, nearest } from '#compiler';
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

if (import.meta.main) {
  const args = process.argv.slice(2);
  const isJson = args.includes('--json');
  const at = args.indexOf('--language');
  const locale = at < 0 ? undefined : args[at + 1];
  const name = args.find((argument, index) => !argument.startsWith('--') && (at < 0 || index !== at + 1)) ?? '';
  const { set } = loadSet(readDefinitionFiles());
  const definition = set.definitions.find(({ kind, id }) => `${kind}/${id}` === name);
  if (definition === undefined) {
    const near = nearest(
      name,
      set.definitions.map(({ kind, id }) => `${kind}/${id}`),
    );
    console.log(
      `There is no ${name || 'name given'}.${near === undefined ? ' Write <kind>/<id>.' : ` Did you mean ${near}?`}`,
    );
    process.exitCode = 1;
  } else {
    const references = findReferences(set);
    const explained = explainDefinition({ set, references, definition, ...(locale === undefined ? {} : { locale }) });
    console.log(isJson ? JSON.stringify(explained, undefined, 2) : describeExplained(explained));
  }
}
