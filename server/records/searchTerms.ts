import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FieldModel, OperationModel } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { findColumn } from '../ownership/pathPredicate.ts';
import { nearBeginnings } from './nearWords.ts';

/** Words of one search. More of them find nothing else. */
const mostWords = 6;

/** Records that a search returns. */
export const mostFound = 10;

/** The query field of an operation that words are matched by. */
export function findSearchField({ query }: Pick<OperationModel, 'query'>): FieldModel | undefined {
  return query.find(({ words }) => Array.isArray(words['matches']));
}

/** Rows in which each word begins one of theirs. */
export function searchPredicate(storage: EntityStorage, field: FieldModel, asked: unknown): Expression<SqlBool> {
  const words = wordsOf(asked);
  if (words.length === 0) return sql<SqlBool>`false`;
  const text = textOf(storage, field);
  if (storage.searchText !== undefined)
    return beginSo(
      text,
      words.map((word) => [beginning(word)]),
    );
  return sql<SqlBool>`(${sql.join(
    words.map((word) => sql`${text} like ${`% ${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`),
    sql` and `,
  )})`;
}

/** A search that found nothing. */
interface Search {
  readonly storage: EntityStorage;
  readonly field: FieldModel;
  readonly asked: unknown;
}

/**
 * Rows with words that begin almost so: one letter is too many, missing, wrong, or swapped with the next one. Undefined
 * where no row has such words, or no index contains them (docs/decisions/0219).
 */
export async function nearPredicate(
  db: Queries,
  { storage, field, asked }: Search,
): Promise<Expression<SqlBool> | undefined> {
  if (storage.searchText === undefined) return undefined;
  const text = textOf(storage, field);
  const choices = wordsOf(asked).map((word) => [word, ...(isLong(word) ? nearBeginnings(word) : [])].map(beginning));
  // Each beginning is looked up in the index. PostgreSQL expects many rows of each, and would rather read the table.
  await sql`select set_config('enable_seqscan', 'off', true)`.execute(db);
  const { rows } = await sql<{ begun: string }>`select begun from unnest(${choices.flat()}::text[]) as begun
    where exists (select from ${sql.table(storage.table)} where ${prefixesOf(text)} @@ begun::tsquery)`.execute(db);
  await sql`select set_config('enable_seqscan', 'on', true)`.execute(db);
  const known = new Set(rows.map(({ begun }) => begun));
  const begun = choices.map((some) => some.filter((one) => known.has(one)));
  return begun.every(({ length }) => length > 0) ? beginSo(text, begun) : undefined;
}

/** Rows that have, for each choice, a word with one of its beginnings. */
function beginSo(text: RawBuilder<unknown>, choices: readonly (readonly string[])[]): Expression<SqlBool> {
  const query = choices.map((some) => `(${some.join(' | ')})`).join(' & ');
  return sql<SqlBool>`(${prefixesOf(text)} @@ ${query}::tsquery)`;
}

/** A word as a query for what begins with it. */
function beginning(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}':*`;
}

/** The words of a search text, as an index of their beginnings contains them. */
function prefixesOf(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array_to_tsvector(array_remove(string_to_array(${text}, ' '), ''))`;
}

/** Rows with words that are written almost so; undefined where the database cannot tell. */
export async function similarityPredicate(
  db: Queries,
  { storage, field, asked }: Search,
): Promise<{ readonly where: Expression<SqlBool>; readonly near: RawBuilder<unknown> } | undefined> {
  const words = wordsOf(asked).filter(isLong);
  if (words.length === 0) return undefined;
  const { rows } = await sql<{ known: boolean }>`select to_regproc('word_similarity') is not null as known`.execute(db);
  if (rows[0]?.known !== true) return undefined;
  // Two letters in the wrong order leave half of the trigrams of a word.
  await sql`select set_config('pg_trgm.word_similarity_threshold', '0.4', true)`.execute(db);
  const text = textOf(storage, field);
  return {
    where: sql<SqlBool>`(${sql.join(
      words.map((word) => sql`${word}::text <% ${text}`),
      sql` and `,
    )})`,
    near: sql`word_similarity(${words.join(' ')}::text, ${text})`,
  };
}

/** Shorter words are similar to too many others. */
function isLong(word: string): boolean {
  return word.length > 3;
}

function wordsOf(asked: unknown): readonly string[] {
  const words = typeof asked === 'string' ? asked.toLowerCase().split(/\s+/) : [];
  return words.filter((word) => word !== '').slice(0, mostWords);
}

function textOf(storage: EntityStorage, { words }: FieldModel): RawBuilder<unknown> {
  if (storage.searchText !== undefined) {
    return typeof storage.searchText === 'string'
      ? sql`${sql.ref(`${storage.table}.${storage.searchText}`)}`
      : storage.searchText(storage.table);
  }
  const paths = Array.isArray(words['matches']) ? words['matches'].map(String) : [];
  const columns = paths.flatMap((path) => findColumn(storage, path) ?? []);
  return sql`lower(concat_ws(' ', '', ${sql.join(columns.map((column) => sql`${column}::text`))}))`;
}
