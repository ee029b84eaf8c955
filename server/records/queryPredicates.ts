import { type Expression, type SqlBool, sql } from 'kysely';
import { type FieldModel, type FilterCondition, readTextMatch } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { isStored, pathPredicate } from '../ownership/pathPredicate.ts';
import { likePattern } from './likePattern.ts';

type Asked = Pick<HandlerContext, 'operation' | 'args' | 'page'>;

/**
 * What a request asks of the rows, by the operation's filter and query fields. Texts are compared in any case,
 * whole, by their beginning (`Mor*`) or by a part (`*org*`). Whole texts and beginnings are compared in the form
 * `lower(column)`, because indexes are made of it.
 */
export function queryPredicates(
  asked: Asked,
  storage: EntityStorage,
  ignore: readonly string[],
): readonly Expression<SqlBool>[] {
  const { operation, args, page } = asked;
  const filtered = page.filter.map((condition) => filterPredicate(asked, storage, condition));
  const queried = operation.query.flatMap((field) => {
    const value = args[field.path];
    if (value === undefined || ignore.includes(field.path) || !isStored(storage, field.path)) return [];
    return [pathPredicate(storage, field.path, (column) => equality(field, column, value))];
  });
  return [...filtered, ...queried];
}

function filterPredicate(asked: Asked, storage: EntityStorage, condition: FilterCondition): Expression<SqlBool> {
  const { field: path, operator, value } = condition;
  const field = asked.operation.filter?.fields.find((one) => one.path === path);
  if (!isStored(storage, path)) {
    // The gate refuses such a filter; a release of before may still have it.
    const message = `${asked.operation.id} cannot filter by "${path}".`;
    throw new Refusal({ status: 400, code: 'validation', message, fields: { '/filter': message } });
  }
  return pathPredicate(storage, path, (column) => {
    if (operator === 'contains') {
      const match = readTextMatch(String(value));
      return textPredicate(column, match.how === 'whole' ? { ...match, how: 'part' } : match);
    }
    if (operator === 'equalsafter') return sql<SqlBool>`${column} >= ${value}`;
    if (operator === 'equalsbefore') return sql<SqlBool>`${column} <= ${value}`;
    const isFreeText = typeof value === 'string' && field !== undefined && isText(field);
    return isFreeText ? textPredicate(column, { how: 'whole', text: value }) : sql<SqlBool>`${column} = ${value}`;
  });
}

function equality(field: FieldModel, column: Expression<unknown>, value: unknown): Expression<SqlBool> {
  if (Array.isArray(value)) {
    return value.length === 0 ? sql<SqlBool>`false` : sql<SqlBool>`${column} in (${sql.join(value)})`;
  }
  if (typeof value !== 'string' || !isText(field)) return sql<SqlBool>`${column} = ${value}`;
  return textPredicate(column, readTextMatch(value));
}

/** A text that anybody may write as they like; listed values and days have one way of being written. */
function isText({ type, values, format }: FieldModel): boolean {
  return type === 'string' && values === undefined && format !== 'date';
}

function textPredicate(
  column: Expression<unknown>,
  { how, text }: ReturnType<typeof readTextMatch>,
): Expression<SqlBool> {
  if (how === 'whole') return sql<SqlBool>`lower(${column}::text) = lower(${text}::text)`;
  if (how === 'part') return sql<SqlBool>`${column}::text ilike ${likePattern(text, 'anywhere')}`;
  return sql<SqlBool>`lower(${column}::text) like lower(${likePattern(text, 'start')}::text)`;
}
