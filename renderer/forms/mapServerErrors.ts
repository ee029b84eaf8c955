import { type CallModel, type FieldModel, type FieldProblem, isChoice } from '#engine';

interface TracedError {
  /** JSON Pointer in the call's arguments → message. */
  readonly fields: Readonly<Record<string, string>>;
  readonly call: CallModel | undefined;
  readonly asked: readonly FieldModel[];
}

/** Leads the problems of a refused call back to the fields that were asked; what cannot be led back has no path. */
export function mapServerErrors({ fields, call, asked }: TracedError): FieldProblem[] {
  const paths = new Set(asked.map((field) => field.path));
  return Object.entries(fields).map(([pointer, message]) => {
    const parts = pointer.split('/').filter((part) => part !== '' && part !== 'body');
    const dotted = parts.join('.');
    const written = call === undefined ? undefined : templateAt(call.with, parts);
    const source = readSource(written);
    const last = parts.at(-1) ?? '';
    const path = [source, dotted, last].find((name) => name !== undefined && paths.has(name)) ?? '';
    return { path, code: 'refused', message };
  });
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
