import { type Expression, type SqlBool, sql } from 'kysely';
import { likePattern } from '#server';

/** A person whose login, first, last or whole name begins with what was typed; a trailing star is how lists ask. */
export function searchedPerson(typed: string): Expression<SqlBool> {
  const pattern = likePattern(typed.replace(/\*$/, ''), 'start');
  return sql<SqlBool>`(person.logical_name ilike ${pattern} or person.first_name ilike ${pattern}
    or person.last_name ilike ${pattern} or person.first_name || ' ' || person.last_name ilike ${pattern})`;
}
