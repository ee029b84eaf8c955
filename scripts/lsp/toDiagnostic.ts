import { type Diagnostic, DiagnosticSeverity, type Range } from 'vscode-languageserver/node';
import type { Finding } from '#compiler';

/** Data of a quick fix, which an editor returns with the diagnostic. */
export interface FixData {
  readonly found: string;
  readonly nearest: string;
}

/** Converts an error of the gate to a diagnostic. */
export function toDiagnostic(
  { hint, ...finding }: Finding & { readonly hint: string | undefined },
  text: string,
): Diagnostic {
  const { code, severity, message, nearest } = finding;
  const found = nearest === null ? undefined : wrongName(finding, text);
  const data: FixData | undefined = found === undefined || nearest === null ? undefined : { found, nearest };
  return {
    range: rangeOf(finding, text, found),
    severity: severity === 'error' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
    code,
    source: 'formwork',
    message: hint === undefined ? message : `${message}\n${hint}`,
    ...(data === undefined ? {} : { data }),
  };
}

/** Returns the wrong name at the location: the message has it in quotes, or it is the value. */
function wrongName({ message, found, line, column }: Finding, text: string): string | undefined {
  const rest = restOfLine(text, line, column);
  const quoted = /"([^"]+)"/.exec(message)?.[1];
  const candidates = [quoted, quoted?.split('.').at(-1), typeof found === 'string' ? found : undefined];
  return candidates.find((name) => name !== undefined && name !== '' && rest.includes(name));
}

function rangeOf({ line, column }: Finding, text: string, found: string | undefined): Range {
  const rest = restOfLine(text, line, column);
  const at = found === undefined ? 0 : Math.max(0, rest.indexOf(found));
  const length = found?.length ?? /^(?:"(?:[^"\\]|\\.)*"|[\w.]+|.)/.exec(rest)?.[0].length ?? 0;
  const start = { line: line - 1, character: column - 1 + at };
  return { start, end: { line: line - 1, character: start.character + length } };
}

function restOfLine(text: string, line: number, column: number): string {
  return (text.split('\n')[line - 1] ?? '').slice(column - 1).replace(/\r$/, '');
}
