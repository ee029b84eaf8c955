import { type CallModel, type FieldModel, type FieldProblem, isChoice } from '#engine';

interface TracedError {
  /** JSON Pointer in the call's arguments → message. */
  readonly fields: Readonly<Record<string, string>>;
  readonly call: CallModel | undefined;
  readonly asked: readonly FieldModel[];
}

/** Leads the problems of a refused call back to the fields that were asked; what cannot be led back has no path. */
export function mapServerErrors({ fields, call, asked }: TracedError): FieldProblem[] {
  return Object.entries(fields).map(([pointer, message]) => {
    // `/lines/2/title` and `lines[2].title` mean the same cell.
    const parts = pointer.split(/[/.[\]]+/).filter((part) => part !== '' && part !== 'body');
    const path = [sourceOf(call, parts), parts, parts.slice(-1)].map((names) => pathIn(asked, names));
    return { path: path.find((found) => found !== undefined) ?? '', code: 'refused', message };
  });
}

/** The answer that a place of the arguments is taken from, with what follows it there. */
function sourceOf(call: CallModel | undefined, parts: readonly string[]): readonly string[] {
  for (const [left] of parts.entries()) {
    const length = parts.length - left;
    const written = call === undefined ? undefined : templateAt(call.with, parts.slice(0, length));
    const source = readSource(written);
    if (source !== undefined) return [source, ...parts.slice(length)];
  }
  return [];
}

/** The field, the row or the cell of a row that names lead to; what is unknown below a field is the field itself. */
function pathIn(asked: readonly FieldModel[], names: readonly string[]): string | undefined {
  const dotted = names.join('.');
  if (asked.some(({ path }) => path === dotted)) return dotted;
  const list = asked.find(({ path, properties }) => properties && dotted.startsWith(`${path}.`));
  if (list?.properties === undefined) return undefined;
  const [index = '', ...rest] = dotted.slice(list.path.length + 1).split('.');
  const isKnown = (name: string): boolean => list.properties?.some(({ path }) => path === name) === true;
  if (list.type !== 'array') return isKnown([index, ...rest].join('.')) ? dotted : undefined;
  if (!/^\d+$/.test(index)) return list.path;
  const isColumn = isKnown(rest.join('.'));
  return [list.path, index, ...(isColumn ? rest : [])].join('.');
}

/** What the call hands over at a place; of a choice, the first branch that has the place. */
function templateAt(written: unknown, parts: readonly string[]): unknown {
  if (isChoice<unknown>(written)) {
    return written.choice.map(({ is }) => templateAt(is, parts)).find((found) => found !== undefined);
  }
  const [part, ...rest] = parts;
  if (part === undefined) return written;
  if (typeof written !== 'object' || written === null) return undefined;
  const found = Object.entries(written).find(([name]) => name === part);
  return found === undefined ? undefined : templateAt(found[1], rest);
}

/** The answer an argument is taken from: `this.email`, `this.?email`, or a lookup on the record picked there. */
function readSource(written: unknown): string | undefined {
  if (typeof written !== 'object' || written === null || !('=' in written)) return undefined;
  const expression = String(written['=']);
  return /\b(?:this|root|chosen)\.\??([A-Za-z_][A-Za-z0-9_]*)/.exec(expression)?.[1];
}
