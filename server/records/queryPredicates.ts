import { type Expression, type SqlBool, sql } from 'kysely';
import type { FieldModel, FilterCondition } from '#engine';
import type { HandlerContext } from '../handlers/handler.types.ts';
import type { EntityStorage } from '../ownership/EntityStorage.types.ts';
import { isStored, pathPredicate } from '../ownership/pathPredicate.ts';
import { likePattern } from './likePattern.ts';

type Asked = Pick<HandlerContext, 'operation' | 'args' | 'page'>;

/**
 * What a request asks of the rows, by the operation's filter and query fields. A text that ends with `*` means "begins
 * with". Whole texts and beginnings are compared in the form `lower(column)`, because indexes are made of it.
 */
export function queryPredicates(
  { operation, args, page }: Asked,
  storage: EntityStorage,
  ignore: readonly string[],
): readonly Expression<SqlBool>[] {
  const filtered = page.filter.map((condition) => filterPredicate(storage, condition));
  const queried = operation.query.flatMap((field) => {
    const value = args[field.path];
    if (value === undefined || ignore.includes(field.path) || !isStored(storage, field.path)) return [];
    return [pathPredicate(storage, field.path, (column) => equality(field, column, value))];
  });
  return [...filtered, ...queried];
}

function filterPredicate(storage: EntityStorage, { field, operator, value }: FilterCondition): Expression<SqlBool> {
  return pathPredicate(storage, field, (column) => {
    if (operator === 'contains') {
      const text = String(value);
      return text.endsWith('*')
        ? beginning(column, text)
        : sql<SqlBool>`${column}::text ilike ${likePattern(text, 'anywhere')}`;
    }
    if (operator === 'equalsafter') return sql<SqlBool>`${column} >= ${value}`;
    if (operator === 'equalsbefore') return sql<SqlBool>`${column} <= ${value}`;
    return sql<SqlBool>`${column} = ${value}`;
  });
}

function equality(field: FieldModel, column: Expression<unknown>, value: unknown): Expression<SqlBool> {
  if (Array.isArray(value)) {
    return value.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${column} in (${sql.join(value)})`;
  }
  if (typeof value !== 'string' || field.type !== 'string' || field.values !== undefined) {
    return sql<SqlBool>`${column} = ${value}`;
  }
  return value.endsWith('*') ? beginning(column, value) : sql<SqlBool>`lower(${column}::text) = lower(${value}::text)`;
}

function beginning(column: Expression<unknown>, text: string): Expression<SqlBool> {
  return sql<SqlBool>`lower(${column}::text) like lower(${likePattern(text.slice(0, -1), 'start')}::text)`;
}
