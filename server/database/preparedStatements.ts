import { sql } from 'kysely';

/** Prefix of a statement whose text is one of few, and whose plan does not depend on its values. */
const mark = '/* steady */ ';

/**
 * Marks a statement of the query builder as prepared, like `prepared`: at its beginning, or with `modifyFront`. Pass lists of values as one array with
 * `= any(…)`, so that the text does not depend on their number.
 *
 * @example
 *   sql<Row>`${preparedPrefix}select id, name from organization where id = any(${ids})`.execute(db);
 *   db.selectFrom('organization').modifyFront(preparedPrefix).select('name').where('id', '=', id).execute();
 */
export const preparedPrefix = sql.raw(mark);

/** Text → its name, shared by all connections. */
const names = new Map<string, string>();

/**
 * An insert of values with listed columns, whose plan does not depend on its values. The plan of `on conflict … where`
 * does: PostgreSQL finds no partial index for a parameter in its condition.
 */
const insert = /^insert into (?!.* on conflict )[^;*]+ values [^;*]+$/s;
/** A longer insert has many rows, and its text depends on their number. */
const longestInsert = 2000;
/**
 * Maximum number of named statements. The text of an insert depends on the properties of the record, so there can be
 * many.
 */
const mostNames = 400;

/**
 * Marks a statement as prepared: a connection to PostgreSQL parses and plans it once. List the columns explicitly:
 * `select *` would fail on open connections as soon as a migration adds a column.
 */
export function prepared(text: string): string {
  return mark + text;
}

/** Makes a connection reuse the plans of inserts and of statements marked as prepared. */
export function cachePreparedStatements(client: { readonly query: unknown }): void {
  const { query } = client;
  if (typeof query !== 'function') return;
  Object.assign(client, {
    query: (asked: unknown, ...rest: readonly unknown[]): unknown => {
      const name = typeof asked === 'string' && isSteady(asked) ? nameOf(asked) : undefined;
      return Reflect.apply(query, client, [name === undefined ? asked : { name, text: asked }, ...rest]);
    },
  });
}

function isSteady(text: string): boolean {
  return (
    text.startsWith(mark) || text.startsWith(`select ${mark}`) || (text.length <= longestInsert && insert.test(text))
  );
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = `steady_${names.size}`;
  names.set(text, name);
  return name;
}
