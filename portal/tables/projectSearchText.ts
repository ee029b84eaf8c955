import { type RawBuilder, sql } from 'kysely';

/**
 * The words that a project is found by: its number, also without hyphens, its name, and its present people. An index of
 * trigrams is made of exactly this expression, so that it never changes.
 */
export function projectSearchText(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql`coalesce(${sql.ref(`${alias}.${name}`)}, '')`;
  const number = column('project_number');
  return sql`lower(' ' || ${number} || ' ' || translate(${number}, '-', ' ') || ' ' || ${column('project_name')}
    || ' ' || ${column('manager_name')} || ' ' || ${column('manager_login')}
    || ' ' || ${column('contractor_name')} || ' ' || ${column('contractor_login')})`;
}
