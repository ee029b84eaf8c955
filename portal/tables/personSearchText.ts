import { type RawBuilder, sql } from 'kysely';

/** The words that a person is found by: the names and the login. Two indexes are made of exactly this expression. */
export function personSearchText(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`lower(' ' || ${column('first_name')} || ' ' || ${column('last_name')} || ' ' || ${column('logical_name')})`;
}
