import { readTextMatch } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';

type Asked = Pick<HandlerContext, 'operation' | 'args' | 'page'>;

/**
 * Returns whether one plan suits all values of a request, for a table with partitions: it selects all rows, or few rows
 * by a complete value. Otherwise the best plan depends on the value.
 */
export function hasSteadyPlan(
  { operation, args, page }: Asked,
  { partitioned }: EntityStorage,
  ignore: readonly string[],
): boolean {
  if (partitioned === undefined || page.filter.length > 0) return false;
  const used = operation.query.map(({ path }) => path).filter((path) => args[path] !== undefined);
  return used
    .filter((path) => !ignore.includes(path))
    .every((path) => partitioned.fewRowsBy.includes(path) && isComplete(args[path]));
}

function isComplete(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && readTextMatch(value).how === 'whole');
}
