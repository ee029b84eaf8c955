import {
  type DecodedArguments,
  type FieldModel,
  isAllowed,
  type OperationModel,
  problemMessage,
  type Runtime,
  type Scope,
} from '#engine';
import type { StorageMap } from '../contract/EntityStorage.types.ts';
import { findColumn } from '../ownership/pathPredicate.ts';

interface QueryInput {
  readonly operation: OperationModel;
  readonly decoded: DecodedArguments;
  readonly scope: Scope;
  readonly runtime: Runtime;
  readonly storages: StorageMap;
}

interface Problem {
  readonly path: string;
  readonly message: string;
}

/**
 * Returns the problems of the path, query, filter and sort of a request. Properties that the user may not read cannot
 * be used for filters or sorting, because the order of the rows would reveal them.
 */
export function checkQuery(input: QueryInput): readonly Problem[] {
  const { operation, decoded, runtime, scope } = input;
  const say = (field: FieldModel, code: string, limit?: unknown): Problem => ({
    path: field.path,
    message: problemMessage({ code, title: field.title, messages: [field.messages], limit, scope, runtime }),
  });
  const queried = operation.query.flatMap((field): Problem[] => {
    const value = decoded.query[field.path];
    if (value === undefined) return field.required === true ? [say(field, 'required')] : [];
    if (!isAllowed(field.allow, scope, runtime.release)) return [say(field, 'field/forbidden')];
    // A trailing star means "begins with". The constraint of the whole value does not apply to it.
    if (typeof value === 'string' && value.endsWith('*')) return [];
    const [problem] = runtime.validators[field.constraint]?.(value) ?? [];
    return problem === undefined ? [] : [say(field, problem.keyword, problem.params['limit'])];
  });
  const filtered = decoded.filter.flatMap(({ field: path }): Problem[] => {
    const field = operation.filter?.fields.find((one) => one.path === path);
    return field !== undefined && isReadable(path, field, input) ? [] : [{ path: 'filter', message: path }];
  });
  const { sort } = decoded;
  const sorted =
    sort === undefined || (isReadable(sort.path, undefined, input) && isOrdered(sort.path, input))
      ? []
      : [{ path: 'sort', message: `${operation.id} cannot sort by "${sort.path}".` }];
  return [...decoded.problems, ...queried, ...filtered, ...sorted];
}

/**
 * Returns whether the storage can sort by a path. The release of another server may allow a path that this storage does
 * not support, which must be refused explicitly.
 */
function isOrdered(path: string, { operation, storages }: QueryInput): boolean {
  const storage = 'type' in operation.result ? storages.get(operation.result.type) : undefined;
  return storage === undefined || findColumn(storage, path) !== undefined;
}

/** Returns whether the property exists and the user may read it and all objects that contain it. */
function isReadable(path: string, field: FieldModel | undefined, { operation, runtime, scope }: QueryInput): boolean {
  const { release } = runtime;
  if (field !== undefined && !isAllowed(field.allow, scope, release)) return false;
  let fields = operation.of === undefined ? undefined : release.entities[operation.of]?.properties;
  for (const name of path.split('.')) {
    const property = fields?.find((one) => one.path === name);
    if (property === undefined) return field !== undefined;
    if (!isAllowed(property.allow, scope, release)) return false;
    fields =
      property.properties ??
      (property.entity === undefined ? undefined : release.entities[property.entity]?.properties);
  }
  return true;
}
