import { type CallModel, encodeRequest, type FieldModel, formatText, type HttpArguments, isChoice } from '#engine';
import { Refusal } from '../contract/Refusal.ts';
import { checkOperation } from '../operations/runOperation.ts';
import type { ImportForm } from './findImportForm.ts';
import type { ImportContext } from './importContext.ts';
import { type RowProblem, type RowReader, readRow } from './readRow.ts';
import type { SheetRow } from './sheets/SheetContent.types.ts';

interface RowPlace {
  readonly reader: RowReader;
  readonly at: ImportContext;
}

/** The call of a row, or its problems. */
export type PreparedRow =
  | { readonly http: HttpArguments; readonly problems: readonly [] }
  | { readonly problems: readonly RowProblem[] };

/** Reads a row and builds its call as an HTTP request, which is then checked like any other. */
export async function prepareRow(row: SheetRow, { reader }: Pick<RowPlace, 'reader'>): Promise<PreparedRow> {
  const { args, problems } = await readRow(row, reader);
  if (problems.length > 0) return { problems };
  const { operation } = reader.source;
  try {
    const { query, body } = encodeRequest(operation, args, reader.runtime.release);
    const params = Object.fromEntries(operation.parameters.map((name) => [name, String(args[name] ?? '')]));
    return { http: { params, query, body }, problems: [] };
  } catch (error) {
    return { problems: [{ ...wholeRow, message: error instanceof Error ? error.message : String(error) }] };
  }
}

/** Returns the problems of a row that can be found without running its operation. */
export async function checkRow(row: SheetRow, { reader, at }: RowPlace): Promise<readonly RowProblem[]> {
  const prepared = await prepareRow(row, { reader });
  if (!('http' in prepared)) return prepared.problems;
  try {
    await checkOperation(at.call(prepared.http));
    return [];
  } catch (error) {
    if (error instanceof Refusal) return problemsOf(error, { reader, at });
    throw error;
  }
}

const wholeRow = { path: '', column: '', value: '' } as const;

/** Returns the problems of a refused call, at the columns of its arguments. */
export function problemsOf({ words, code, fields = {} }: Refusal, { reader, at }: RowPlace): readonly RowProblem[] {
  const found = Object.entries(fields).map(([pointer, message]) => {
    const field = findField(pointer, reader.source);
    if (field === undefined) return { ...wholeRow, message };
    return { ...wholeRow, path: field.path, column: formatText(field.title, reader.scope, reader.runtime), message };
  });
  if (found.length > 0) return found;
  return [{ ...wholeRow, message: words ?? at.context.text({ text: `engine/error.${code}` }) }];
}

/** Finds the field of the form that an argument was taken from. */
function findField(pointer: string, { fields, call }: ImportForm): FieldModel | undefined {
  const parts = pointer.split('/').filter((part) => part !== '' && part !== 'body');
  const names = [sourceOf(call, parts), parts.join('.'), parts[0] ?? ''];
  return names.flatMap((name) => fields.find(({ path }) => path === name) ?? [])[0];
}

function sourceOf(call: CallModel, parts: readonly string[]): string {
  for (let length = parts.length; length > 0; length -= 1) {
    const source = readSource(templateAt(call.with, parts.slice(0, length)));
    if (source !== undefined) return source;
  }
  return '';
}

/** Returns what the call passes at a path. For a choice, the first branch with this path. */
function templateAt(written: unknown, [part, ...rest]: readonly string[]): unknown {
  if (isChoice<unknown>(written)) {
    const parts = part === undefined ? [] : [part, ...rest];
    return written.choice.map(({ is }) => templateAt(is, parts)).find((found) => found !== undefined);
  }
  if (part === undefined) return written;
  if (typeof written !== 'object' || written === null) return undefined;
  const found = Object.entries(written).find(([name]) => name === part);
  return found === undefined ? undefined : templateAt(found[1], rest);
}

function readSource(written: unknown): string | undefined {
  if (typeof written !== 'object' || written === null || !('=' in written)) return undefined;
  return /\b(?:this|root|chosen)\.\??([A-Za-z_][A-Za-z0-9_]*)/.exec(String(written['=']))?.[1];
}
