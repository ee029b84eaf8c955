import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import { isRecord } from '../records/readPath.ts';
import type { HttpArguments } from './HttpRequest.ts';
import { listedValue } from './listedValue.ts';
import { decodePipes, type FilterCondition, FilterError } from './pipesCodec.ts';
import { renameFields } from './renameFields.ts';
import { sortPaths } from './sortPaths.ts';

/** A request with the names of the definitions. */
export interface DecodedArguments {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** The body as received, with translated names. Not yet validated, and including unknown fields. */
  readonly body: unknown;
  readonly filter: readonly FilterCondition[];
  readonly page: number;
  readonly size: number;
  readonly sort?: { readonly path: string; readonly descending: boolean };
  /** All problems of path, query and filter. `checkBody` validates the body. */
  readonly problems: readonly { readonly path: string; readonly code: string; readonly message: string }[];
}

/** The maximum number of rows per page. */
export const largestPage = 10_000;

type Problem = DecodedArguments['problems'][number];

/** Decodes path, query and body of a request to the names of the definitions. Never throws. */
export function decodeArguments(operation: OperationModel, http: HttpArguments, release: Release): DecodedArguments {
  const problems: Problem[] = [];
  const params: Record<string, string> = {};
  for (const name of operation.parameters) {
    const value = http.params[name];
    if (typeof value === 'string' && value !== '') params[name] = value;
    else problems.push({ path: name, code: 'required', message: `Path parameter ${name} expected.` });
  }
  const query: Record<string, unknown> = {};
  const left = new Map(Object.entries(http.query));
  for (const field of operation.query) {
    const decoded = decodeQueryValue(field, left.get(field.wire));
    left.delete(field.wire);
    if (decoded.fault) problems.push({ path: field.path, code: 'type', message: decoded.fault });
    else if (decoded.value !== undefined) query[field.path] = decoded.value;
  }
  const filter = decodeFilter(operation, left, problems);
  const paging = decodePaging(operation, { left, problems, release });
  for (const name of left.keys()) {
    problems.push({ path: name, code: 'field/unknown', message: `Unknown query parameter "${name.slice(0, 80)}".` });
  }
  const body = operation.body
    ? renameFields({
        fields: operation.body,
        value: readBody(operation.body, http.body, release),
        direction: 'fromWire',
        unknown: 'keep',
        release,
      })
    : undefined;
  return { params, query, body, filter, ...paging, problems };
}

/**
 * A body that is a plain text is the value of its one required field with listed values. Ignored names, which identify
 * the sender, are removed unless a field has that name.
 */
function readBody(fields: readonly FieldModel[], given: unknown, release: Release): unknown {
  if (typeof given === 'string') {
    const needed = fields.filter(({ required }) => required === true);
    const [decision] = needed;
    const isOne = needed.length === 1 && decision?.values !== undefined;
    return isOne ? { [decision.wire]: given } : given;
  }
  const { ignored = [] } = release.access;
  if (!isRecord(given) || !ignored.some((name) => Object.hasOwn(given, name))) return given;
  const known = new Set(fields.map(({ wire }) => wire));
  const isLeftOut = (name: string): boolean => ignored.includes(name) && !known.has(name);
  return Object.fromEntries(Object.entries(given).filter(([name]) => !isLeftOut(name)));
}

function decodeQueryValue(field: FieldModel, given: unknown): { value?: unknown; fault?: string } {
  if (given === undefined || given === '') return {};
  if (field.type === 'array') {
    return decodeQueryList(field, Array.isArray(given) ? given.map(String) : [String(given)]);
  }
  if (typeof given !== 'string') return { fault: `${field.wire}: one value expected.` };
  if (field.type === 'number' || field.type === 'integer') {
    const value = decodeNumber(field.type, given);
    return value === undefined ? { fault: `${field.wire}: ${field.type} expected.` } : { value };
  }
  if (field.type !== 'boolean') return { value: listedValue(field, given) };
  if (given !== 'true' && given !== 'false') return { fault: `${field.wire}: true or false expected.` };
  return { value: given === 'true' };
}

function decodeQueryList(field: FieldModel, given: readonly string[]): { value?: unknown; fault?: string } {
  const { items } = field.schema;
  const type = isRecord(items) ? items['type'] : undefined;
  if (type !== 'number' && type !== 'integer') return { value: given.map((item) => listedValue(field, item)) };
  const value = given.map((item) => decodeNumber(type, item));
  return value.includes(undefined) ? { fault: `${field.wire}: a list of ${type} expected.` } : { value };
}

function decodeNumber(type: 'number' | 'integer', given: string): number | undefined {
  const number = Number(given);
  const fits = given.trim() !== '' && (type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number));
  return fits ? number : undefined;
}

function decodeFilter(
  operation: OperationModel,
  left: Map<string, unknown>,
  problems: Problem[],
): readonly FilterCondition[] {
  if (!operation.filter) return [];
  const text = left.get('filter');
  left.delete('filter');
  if (text === undefined || text === '') return [];
  if (typeof text !== 'string') {
    problems.push({ path: 'filter', code: 'filter', message: 'filter: one text expected.' });
    return [];
  }
  try {
    return decodePipes(operation.filter.fields, text);
  } catch (error) {
    if (!(error instanceof FilterError)) throw error;
    problems.push({ path: 'filter', code: 'filter', message: error.message });
    return [];
  }
}

function decodePaging(
  operation: OperationModel,
  {
    left,
    problems,
    release,
  }: { readonly left: Map<string, unknown>; readonly problems: Problem[]; readonly release: Release },
): Pick<DecodedArguments, 'page' | 'size' | 'sort'> {
  if (operation.result.shape !== 'page') return { page: 0, size: operation.size };
  const wholeNumber = (name: string, from: number, to: number, otherwise: number): number => {
    const given = left.get(name);
    left.delete(name);
    if (given === undefined || given === '') return otherwise;
    const number = typeof given === 'string' && /^\d{1,9}$/.test(given) ? Number(given) : -1;
    if (number >= from && number <= to) return number;
    problems.push({ path: name, code: 'type', message: `${name}: whole number from ${from} to ${to} expected.` });
    return otherwise;
  };
  const page = wholeNumber('page', 0, 1_000_000, 0);
  const size = wholeNumber('size', 1, largestPage, operation.size);
  const sort = left.get('sort');
  left.delete('sort');
  if (sort === undefined || sort === '') return { page, size };
  if (typeof sort !== 'string' || !/^-?[A-Za-z][\w.]{0,200}$/.test(sort)) {
    problems.push({
      path: 'sort',
      code: 'sort',
      message: 'sort: a property path expected, "-" before it for descending.',
    });
    return { page, size };
  }
  const descending = sort.startsWith('-');
  const path = descending ? sort.slice(1) : sort;
  const known = sortPaths(operation, release);
  if (!known.includes(path)) {
    const expected = known.length === 0 ? 'its pages have one order' : `one of ${known.join(', ')} expected`;
    problems.push({
      path: 'sort',
      code: 'sort',
      message: `sort: ${operation.id} cannot sort by "${path}"; ${expected}.`,
    });
    return { page, size };
  }
  return { page, size, sort: { path, descending } };
}
