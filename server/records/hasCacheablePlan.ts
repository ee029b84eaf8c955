import { type FieldModel, readTextMatch } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';

type Asked = Pick<HandlerContext, 'operation' | 'args' | 'page'>;

/**
 * Returns whether one plan suits all values of a request, for a table with partitions: it selects all rows, few rows by a
 * complete value, or rows by a listed value, which is part of the statement. Otherwise the best plan depends on the
 * value.
 */
export function hasCacheablePlan(
  { operation, args, page }: Asked,
  { partitioned }: EntityStorage,
  ignore: readonly string[],
): boolean {
  if (partitioned === undefined || page.filter.length > 0) return false;
  return operation.query
    .filter(({ path }) => args[path] !== undefined && !ignore.includes(path))
    .every((field) => {
      const value = args[field.path];
      return isListed(field, value) || (partitioned.fewRowsBy.includes(field.path) && isComplete(value));
    });
}

/** Returns whether a value is one of those that the definition lists. */
export function isListed({ values = [] }: FieldModel, value: unknown): value is string | number {
  return values.some((listed) => listed.value === value);
}

function isComplete(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && readTextMatch(value).how === 'whole');
}
