import { type Expression, type SqlBool, sql } from 'kysely';
import { readTextMatch } from '#engine';
import { likePattern } from '#server';

/**
 * Returns the condition of people whose login, first, last or full name begins with a text, or contains it if it is
 * between stars, as filters of tables send it.
 */
export function searchedPerson(typed: string): Expression<SqlBool> {
  const { how, text } = readTextMatch(typed);
  const pattern = likePattern(text, how === 'part' ? 'anywhere' : 'start');
  return sql<SqlBool>`(person.logical_name ilike ${pattern} or person.first_name ilike ${pattern}
    or person.last_name ilike ${pattern} or person.first_name || ' ' || person.last_name ilike ${pattern})`;
}
