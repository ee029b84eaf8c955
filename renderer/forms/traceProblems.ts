import type { CallModel, FieldModel, FieldProblem } from '#engine';

interface TracedError {
  /** JSON Pointer in the call's arguments → message. */
  readonly fields: Readonly<Record<string, string>>;
  readonly call: CallModel | undefined;
  readonly asked: readonly FieldModel[];
}

/** Leads the problems of a refused call back to the fields that were asked; what cannot be led back has no path. */
export function traceProblems({ fields, call, asked }: TracedError): FieldProblem[] {
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

function templateAt(written: unknown, parts: readonly string[]): unknown {
  let at = written;
  for (const part of parts) {
    if (typeof at !== 'object' || at === null || !(part in at)) return undefined;
    at = Object.entries(at).find(([name]) => name === part)?.[1];
  }
  return at;
}

/** The answer an argument is taken from: `this.email`, `this.?email`, or a lookup on the record picked there. */
function readSource(written: unknown): string | undefined {
  if (typeof written !== 'object' || written === null || !('=' in written)) return undefined;
  const expression = String(written['=']);
  return /\b(?:this|root|chosen)\.\??([A-Za-z_][A-Za-z0-9_]*)/.exec(expression)?.[1];
}
