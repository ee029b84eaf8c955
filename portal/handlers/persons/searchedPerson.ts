import { type Expression, type SqlBool, sql } from 'kysely';
import { readTextMatch } from '#engine';
import { likePattern } from '#server';

/**
 * Returns the condition of people whose login, first, last or full name begins with a text, or contains it if it is
 * between stars, as filters of tables send it.
 */
export function searchedPerson(typed: string): Expression<SqlBool> {
  const { how, text } = readTextMatch(typed);
  const names = [
    sql`person.logical_name`,
    sql`person.first_name`,
    sql`person.last_name`,
    sql`(person.first_name || ' ' || person.last_name)`,
  ];
  // There are indexes of what names begin with.
  const matches =
    how === 'part'
      ? names.map((name) => sql`${name} ilike ${likePattern(text, 'anywhere')}`)
      : names.map((name) => sql`lower(${name}) like lower(${likePattern(text, 'start')}::text)`);
  return sql<SqlBool>`(${sql.join(matches, sql` or `)})`;
}
