import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { OperationError, type OperationProblem, type RecordChange } from './OperationAdapter.ts';

interface Failure {
  readonly operation: OperationModel;
  /** HTTP status. 0 if the server could not be reached. */
  readonly status: number;
  /** The response body, if any. */
  readonly answer: unknown;
  readonly scope: Scope;
}

/** Error codes by status, for responses without a code. */
const codes: Readonly<Record<number, string>> = {
  0: 'network',
  400: 'validation',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  422: 'rule',
  429: 'rate-limit',
};

/** The error of a failed call. The operation's `errorText` creates its message from the response. */
export function readError({ operation, status, answer, scope }: Failure): OperationError {
  const facts: Readonly<Record<string, unknown>> = isRecord(answer) ? answer : {};
  const code = typeof facts['code'] === 'string' ? facts['code'] : (codes[status] ?? 'failed');
  const said = typeof facts['message'] === 'string' ? facts['message'] : '';
  const error = { ...facts, status, code, message: said };
  const text = resolveTemplate(operation.errorText, { ...scope, variables: { ...scope.variables, error } });
  const fields = isRecord(facts['fields']) ? textsOf(facts['fields']) : {};
  return new OperationError({
    operation: operation.id,
    status,
    code,
    message: typeof text === 'string' && text !== '' ? text : said,
    fields: renameFieldPointers(operation, fields),
    errors: problemsOf(facts['errors']),
    changes: changesOf(facts['errors']),
    ...(typeof facts['version'] === 'number' ? { version: facts['version'] } : {}),
  });
}

/** The problems in a response. Ignores entries without a code or a message. */
function problemsOf(errors: unknown): readonly OperationProblem[] {
  return recordsOf(errors).flatMap((entry) => {
    const { code, message } = entry;
    if (typeof code !== 'string' || typeof message !== 'string') return [];
    const texts = textsOf({ file: entry['file'], pointer: entry['pointer'], hint: entry['hint'] });
    const places = Object.entries({ line: entry['line'], column: entry['column'] });
    const numbers = places.flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : []));
    return [{ code, message, ...texts, ...Object.fromEntries(numbers) }];
  });
}

/** The changes of other users in a response. Ignores entries without a path or a title. */
function changesOf(errors: unknown): readonly RecordChange[] {
  return recordsOf(errors).flatMap((entry) => {
    const { path, title, base, current } = entry;
    if (typeof path !== 'string' || typeof title !== 'string') return [];
    const values = { ...(base === undefined ? {} : { base }), ...(current === undefined ? {} : { current }) };
    return [{ path, title, ...values, ...textsOf({ by: entry['by'], at: entry['at'] }) }];
  });
}

function recordsOf(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function textsOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
  );
}

/** The server points to wire names, but the caller uses the names of the definitions. */
function renameFieldPointers(operation: OperationModel, fields: Record<string, string>): Record<string, string> {
  const renamed = operation.body?.filter((field) => field.wire !== field.path) ?? [];
  return Object.fromEntries(
    Object.entries(fields).map(([pointer, text]) => {
      const field = renamed.find(
        ({ wire }) => pointer === toPointer(wire) || pointer.startsWith(`${toPointer(wire)}/`),
      );
      return [field ? toPointer(field.path) + pointer.slice(toPointer(field.wire).length) : pointer, text];
    }),
  );
}

/** JSON Pointer of a dotted path. */
export function toPointer(path: string): string {
  return path === ''
    ? ''
    : `/${path
        .split('.')
        .map((name) => name.replaceAll('~', '~0').replaceAll('/', '~1'))
        .join('/')}`;
}

/** Dotted path of a JSON Pointer. */
export function fromPointer(pointer: string): string {
  return pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');
}
