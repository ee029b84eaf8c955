import type { DefinitionError } from './DefinitionError.ts';
import { errorFixes } from './errorFixes.ts';
import { suggestedIn } from './suggestName.ts';

/** Colours a part of the output. */
export type Paint = (part: 'error' | 'warning' | 'place' | 'hint', text: string) => string;

export interface PrintOptions {
  /** Phases of the gate that did not run because of the errors. */
  readonly notRun?: readonly string[];
  /** Adds colours for a terminal. Without it, the text is plain. */
  readonly paint?: Paint;
}

type Source = { readonly path: string; readonly text: string };

/**
 * Formats errors for a terminal: place, message, the line of JSON with an arrow below the error, and a fix. The same
 * error in several places is printed once, with its places. Ends with a summary by code.
 */
export function printErrors(
  errors: readonly DefinitionError[],
  sources: readonly Source[],
  { notRun = [], paint = (_, text) => text }: PrintOptions = {},
): string {
  if (errors.length === 0) return '';
  const lines = linesOf(sources);
  const groups = groupEqual(errors).map((group) => {
    const [only] = group;
    return group.length === 1 && only !== undefined ? printError(only, lines(only), paint) : printGroup(group, paint);
  });
  return [...groups, ...printSummary(errors, notRun)].join('\n\n');
}

/** Returns the line of an error in its file. Splits each file once. */
function linesOf(sources: readonly Source[]): (error: DefinitionError) => string | undefined {
  const texts = new Map(sources.map((source) => [source.path, source.text]));
  const known = new Map<string, readonly string[]>();
  return ({ file, line }) => {
    const lines = known.get(file) ?? (texts.get(file) ?? '').split(/\r?\n/);
    known.set(file, lines);
    return lines[line - 1];
  };
}

function groupEqual(errors: readonly DefinitionError[]): readonly (readonly DefinitionError[])[] {
  const groups = Map.groupBy(errors, ({ code, severity, message, hint }) => [code, severity, message, hint].join('\n'));
  return [...groups.values()];
}

function printError(error: DefinitionError, line: string | undefined, paint: Paint): string {
  const head = `${placeOf(error, paint)} ${nameOf(error, paint)} ${error.pointer}`.trimEnd();
  return [head, `  ${error.message}`, ...printLine(line, error, paint), ...printHint(error, paint)].join('\n');
}

/** The maximum number of places to print. A longer list would not be read. */
const mostPlaces = 20;

function printGroup(group: readonly DefinitionError[], paint: Paint): string {
  const [first] = group;
  if (first === undefined) return '';
  const places = group.slice(0, mostPlaces).map((error) => `  ${placeOf(error, paint)} ${error.pointer}`.trimEnd());
  const others = group.length - places.length;
  return [
    `${nameOf(first, paint)} in ${group.length} places`,
    `  ${first.message}`,
    ...printHint(first, paint),
    ...places,
    ...(others > 0 ? [`  and ${others} more`] : []),
  ].join('\n');
}

function placeOf({ file, line, column }: DefinitionError, paint: Paint): string {
  return paint('place', `${file}:${line}:${column}`);
}

function nameOf({ code, severity }: DefinitionError, paint: Paint): string {
  return paint(severity, severity === 'warning' ? `warning ${code}` : code);
}

/** The hint of the error, else the fix for its code. None if the message already suggests a name. */
function printHint({ code, message, hint }: DefinitionError, paint: Paint): readonly string[] {
  if (hint === undefined && suggestedIn(message) !== undefined) return [];
  return [`  ${paint('hint', hint ?? errorFixes[code])}`];
}

const widest = 120;

/** The line with an arrow. For a very long line, only the part around the error. */
function printLine(line: string | undefined, error: DefinitionError, paint: Paint): readonly string[] {
  if (line === undefined || line.trim() === '') return [];
  const start = line.length > widest ? Math.max(0, error.column - 1 - widest / 2) : 0;
  const shown = line.slice(start, start + widest).replaceAll('\t', ' ');
  const number = String(error.line);
  const arrow = paint(error.severity, '^');
  return [
    `  ${number} | ${shown}`,
    `  ${' '.repeat(number.length)} | ${' '.repeat(Math.max(0, error.column - 1 - start))}${arrow}`,
  ];
}

function printSummary(errors: readonly DefinitionError[], notRun: readonly string[]): readonly string[] {
  const counts = [...Map.groupBy(errors, ({ code, severity }) => (severity === 'error' ? code : `${code} (warning)`))];
  const width = String(errors.length).length;
  const table = counts
    .map(([code, { length }]) => ({ code, length }))
    .sort((a, b) => b.length - a.length)
    .map(({ code, length }) => `  ${String(length).padStart(width)} ${code}`);
  return [
    ...(errors.length > 1 ? [['By code', ...table].join('\n')] : []),
    ...(notRun.length > 0 ? [`These checks did not run because of the errors: ${notRun.join(', ')}`] : []),
  ];
}
