import type { DefinitionError } from './DefinitionError.ts';

/** The errors as text for a terminal: place, message, the line of JSON with an arrow under the fault, and a hint. */
export function printErrors(
  errors: readonly DefinitionError[],
  sources: readonly { readonly path: string; readonly text: string }[],
): string {
  const lines = new Map<string, readonly string[]>();
  const texts = new Map(sources.map((source) => [source.path, source.text]));
  return errors.map((error) => printError(error, linesOf(error.file, texts, lines))).join('\n\n');
}

function linesOf(
  file: string,
  texts: ReadonlyMap<string, string>,
  lines: Map<string, readonly string[]>,
): readonly string[] {
  const known = lines.get(file);
  if (known !== undefined) return known;
  const split = (texts.get(file) ?? '').split(/\r?\n/);
  lines.set(file, split);
  return split;
}

function printError(error: DefinitionError, lines: readonly string[]): string {
  const mark = error.severity === 'warning' ? 'warning ' : '';
  const printed = [
    `${error.file}:${error.line}:${error.column} ${mark}${error.code} ${error.pointer}`.trimEnd(),
    `  ${error.message}`,
    ...printLine(lines[error.line - 1], error),
  ];
  if (error.hint !== undefined) printed.push(`  ${error.hint}`);
  return printed.join('\n');
}

const widest = 120;

/** The line with an arrow; of a very long line only what stands around the fault. */
function printLine(line: string | undefined, error: DefinitionError): readonly string[] {
  if (line === undefined || line.trim() === '') return [];
  const start = line.length > widest ? Math.max(0, error.column - 1 - widest / 2) : 0;
  const shown = line.slice(start, start + widest).replaceAll('\t', ' ');
  const number = String(error.line);
  return [
    `  ${number} | ${shown}`,
    `  ${' '.repeat(number.length)} | ${' '.repeat(Math.max(0, error.column - 1 - start))}^`,
  ];
}
