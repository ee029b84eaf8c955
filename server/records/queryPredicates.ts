import { type Expression, type SqlBool, sql } from 'kysely';
import { type FieldModel, type FilterCondition, readTextMatch } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { isStored, pathPredicate } from '../ownership/pathPredicate.ts';
import { isListed } from './hasCacheablePlan.ts';
import { likePattern } from './likePattern.ts';
import { searchPredicate } from './searchTerms.ts';

type Asked = Pick<HandlerContext, 'operation' | 'args' | 'page'>;

/**
 * Returns the conditions of a request, from the operation's filter and query fields. Strings are compared
 * case-insensitively: completely, by prefix (`Mor*`) or by substring (`*org*`). Complete strings and prefixes are
 * compared as `lower(column)`, for which there are indexes.
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
    if (value === undefined || ignore.includes(field.path)) return [];
    if (Array.isArray(field.words['matches'])) return [searchPredicate(storage, field, value)];
    if (!isStored(storage, field.path)) return [];
    // A kept plan has to know a value that can be frequent or rare.
    const isKept = storage.partitioned !== undefined && isListed(field, value);
    return [
      pathPredicate(storage, field.path, (column) =>
        isKept ? sql<SqlBool>`${column} = ${sql.lit(value)}` : equality(field, column, value),
      ),
    ];
  });
  return [...filtered, ...queried];
}

/** Returns the conditions of the parameters in the path of an operation: each is the value of a stored property. */
export function parameterPredicates(
  { operation, args }: Pick<HandlerContext, 'operation' | 'args'>,
  storage: EntityStorage,
): readonly Expression<SqlBool>[] {
  return operation.parameters.map((path) =>
    pathPredicate(storage, path, (column) => textPredicate(column, { how: 'whole', text: String(args[path]) })),
  );
}

function filterPredicate(asked: Asked, storage: EntityStorage, condition: FilterCondition): Expression<SqlBool> {
  const { field: path, operator, value } = condition;
  const field = asked.operation.filter?.fields.find((one) => one.path === path);
  if (!isStored(storage, path)) {
    // The gate refuses such a filter, but an older release can contain it.
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

/** Returns whether a field is free text. Listed values and dates have a canonical form. */
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
