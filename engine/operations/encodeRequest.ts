import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import { readPath } from '../records/readPath.ts';
import { writePath } from '../records/writePath.ts';
import type { HttpRequest } from './HttpRequest.ts';
import { encodePipes } from './pipesCodec.ts';
import { renameFields } from './renameFields.ts';

type Args = Readonly<Record<string, unknown>>;

/**
 * Encodes a call of an operation as an HTTP request. Throws a `FilterError`, or an `Error` for a missing path
 * parameter.
 */
export function encodeRequest(operation: OperationModel, args: Args, release: Release): HttpRequest {
  const files = operation.body?.filter(isFileField).map((field) => field.wire) ?? [];
  const body = encodeBody(operation, args, release);
  return {
    method: operation.method,
    path: encodePath(operation, args),
    query: encodeQuery(operation, args),
    ...(body === undefined ? {} : { body }),
    ...(files.length === 0 && operation.part === undefined
      ? {}
      : { multipart: { files, ...(operation.part === undefined ? {} : { part: operation.part }) } }),
  };
}

/** Whether a field contains a file. */
export function isFileField(field: FieldModel): boolean {
  return field.format === 'file' || field.entity === 'file' || field.widget === 'file';
}

function encodePath(operation: OperationModel, args: Args): string {
  return operation.path.replace(/\{([^}]+)\}/g, (_whole, name: string) => {
    const value = args[name];
    if (value === undefined || value === null || value === '') throw new Error(`${operation.id}: ${name} not set`);
    return encodeURIComponent(String(value));
  });
}

function encodeQuery(operation: OperationModel, args: Args): HttpRequest['query'] {
  const query: Record<string, string | readonly string[]> = {};
  for (const field of operation.query) {
    const value = argumentOf(args, field.path);
    // An empty list cannot be written in a query.
    const isNothing =
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    if (isNothing) continue;
    query[field.wire] = Array.isArray(value) ? value.map(String) : String(value);
  }
  const filter = encodeFilter(operation, args);
  if (filter !== '') query['filter'] = filter;
  if (operation.result.shape !== 'page') return query;
  query['page'] = String(args['page'] ?? 0);
  query['size'] = String(args['size'] ?? operation.size);
  const { sort } = args;
  if (typeof sort === 'string' && sort !== '') query['sort'] = sort;
  return query;
}

/** A filter is given value by value, or as the encoded text. */
function encodeFilter(operation: OperationModel, args: Args): string {
  if (!operation.filter) return '';
  const { filter } = args;
  if (typeof filter === 'string') return filter;
  const queried = new Set(operation.query.map((field) => field.path));
  const fields = operation.filter.fields.filter((field) => !queried.has(field.path));
  return encodePipes(fields, Object.fromEntries(fields.map((field) => [field.path, argumentOf(args, field.path)])));
}

function encodeBody(operation: OperationModel, args: Args, release: Release): unknown {
  const version = operation.versioned && Number.isInteger(args['version']) ? { version: args['version'] } : undefined;
  if (!operation.body) return version;
  let body: Args = {};
  for (const { path } of operation.body) body = writePath(body, path, argumentOf(args, path));
  const sent = renameFields({ fields: operation.body, value: body, direction: 'toWire', unknown: 'drop', release });
  return { ...Object(sent), ...version };
}

/** An argument by its dotted name, or inside the record of its first name. */
function argumentOf(args: Args, path: string): unknown {
  return Object.hasOwn(args, path) ? args[path] : readPath(args, path);
}
