import type { FieldModel, OperationModel } from '#engine';
import type { Filters } from './useTableState.ts';

/** Turns the filters of a table into request parameters: texts of the operation's query match any part of a value. */
export function toPartialMatch({ query }: Pick<OperationModel, 'query'>, filters: Filters): Filters {
  const texts = new Set(query.filter(isFreeText).map(({ path }) => path));
  const asked = Object.entries(filters).map(([path, value]): readonly [string, unknown] => {
    const isWhole = typeof value === 'string' && !value.endsWith('*');
    return [path, isWhole && texts.has(path) ? `*${value}*` : value];
  });
  return Object.fromEntries(asked);
}

function isFreeText({ type, values, options, format, words }: FieldModel): boolean {
  return (
    type === 'string' && values === undefined && options === undefined && format !== 'date' && !('matches' in words)
  );
}
