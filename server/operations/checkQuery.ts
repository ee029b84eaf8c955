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
 * What is wrong with path, query, filter and order of a request. What a user may not read can be neither asked for
 * nor sorted by: the order of rows would tell it.
 */
export function checkQuery(input: QueryInput): readonly Problem[] {
  const { operation, decoded, runtime, scope } = input;
  const say = (field: FieldModel, code: string): Problem => ({
    path: field.path,
    message: problemMessage({ code, title: field.title, messages: [field.messages], scope, runtime }),
  });
  const queried = operation.query.flatMap((field): Problem[] => {
    const value = decoded.query[field.path];
    if (value === undefined) return field.required === true ? [say(field, 'required')] : [];
    if (!isAllowed(field.allow, scope, runtime.release)) return [say(field, 'field/forbidden')];
    // "begins with" is asked by a trailing star, which the pattern of a whole value need not know.
    if (typeof value === 'string' && value.endsWith('*')) return [];
    const [problem] = runtime.validators[field.constraint]?.(value) ?? [];
    return problem === undefined ? [] : [say(field, problem.keyword)];
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

/** Can the store sort by it? A release of another server may say so where this one cannot: no order is refused in silence. */
function isOrdered(path: string, { operation, storages }: QueryInput): boolean {
  const storage = 'type' in operation.result ? storages.get(operation.result.type) : undefined;
  return storage === undefined || findColumn(storage, path) !== undefined;
}

/** Is there such a property, and may the user read it and everything it lies in? */
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
