import { type Expression, type SqlBool, sql } from 'kysely';
import { readTextMatch } from '#engine';
import { likePattern } from '#server';

/**
 * A person whose login, first, last or whole name begins with what was typed, or contains it where it is between stars,
 * as the filters of tables send it.
 */
export function searchedPerson(typed: string): Expression<SqlBool> {
  const { how, text } = readTextMatch(typed);
  const pattern = likePattern(text, how === 'part' ? 'anywhere' : 'start');
  return sql<SqlBool>`(person.logical_name ilike ${pattern} or person.first_name ilike ${pattern}
    or person.last_name ilike ${pattern} or person.first_name || ' ' || person.last_name ilike ${pattern})`;
}
