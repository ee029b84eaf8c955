import { type CallModel, type FieldModel, type FieldProblem, isChoice } from '#engine';

interface TracedError {
  /** JSON Pointer in the call's arguments → message. */
  readonly fields: Readonly<Record<string, string>>;
  readonly call: CallModel | undefined;
  readonly asked: readonly FieldModel[];
}

/** Assigns the errors of a failed call to fields. An error that matches no field has an empty path. */
export function mapServerErrors({ fields, call, asked }: TracedError): FieldProblem[] {
  return Object.entries(fields).map(([pointer, message]) => {
    // `/lines/2/title` and `lines[2].title` refer to the same cell.
    const parts = pointer.split(/[/.[\]]+/).filter((part) => part !== '' && part !== 'body');
    const path = [sourceOf(call, parts), parts, parts.slice(-1)].map((names) => pathIn(asked, names));
    return { path: path.find((found) => found !== undefined) ?? '', code: 'refused', message };
  });
}

/** Returns the path of the answer that an argument is read from, with the rest of the argument's path. */
function sourceOf(call: CallModel | undefined, parts: readonly string[]): readonly string[] {
  for (const [left] of parts.entries()) {
    const length = parts.length - left;
    const written = call === undefined ? undefined : templateAt(call.with, parts.slice(0, length));
    const source = readSource(written);
    if (source !== undefined) return [source, ...parts.slice(length)];
  }
  return [];
}

/** Returns the path of the field, row or cell. A name that is unknown in a list refers to the list or its row. */
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

/** Returns the template at a path of the call's arguments; for a choice, that of the first branch with the path. */
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

/**
 * Returns the name of the answer that an argument is read from: `this.email`, `this.?email`, or a lookup on the
 * selected record.
 */
function readSource(written: unknown): string | undefined {
  if (typeof written !== 'object' || written === null || !('=' in written)) return undefined;
  const expression = String(written['=']);
  return /\b(?:this|root|chosen)\.\??([A-Za-z_][A-Za-z0-9_]*)/.exec(expression)?.[1];
}
