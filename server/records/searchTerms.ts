import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FieldModel, OperationModel } from '#engine';
import type { EntityStorage } from '../contract/EntityStorage.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { findColumn } from '../ownership/pathPredicate.ts';

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
  if (storage.searchText !== undefined) {
    const query = words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
    return sql<SqlBool>`(${prefixesOf(text)} @@ ${query}::tsquery)`;
  }
  return sql<SqlBool>`(${sql.join(
    words.map((word) => sql`${text} like ${`% ${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`}`),
    sql` and `,
  )})`;
}

/** The words of a search text, as an index of their beginnings contains them. */
function prefixesOf(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array_to_tsvector(array_remove(string_to_array(${text}, ' '), ''))`;
}

/** Rows with words that are written almost so; undefined where the database cannot tell. */
export async function similarityPredicate(
  db: Queries,
  { storage, field, asked }: { readonly storage: EntityStorage; readonly field: FieldModel; readonly asked: unknown },
): Promise<{ readonly where: Expression<SqlBool>; readonly near: RawBuilder<unknown> } | undefined> {
  const words = wordsOf(asked).filter(({ length }) => length > 3);
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
