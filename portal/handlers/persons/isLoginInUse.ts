import { sql } from 'kysely';
import type { Queries } from '#server';

/** Returns whether an account or a person has this user ID. Lock it first (`holdLogins`) before assigning it. */
export async function isLoginInUse(db: Queries, login: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where((where) => where.or([where('email', '=', login), where(sql`lower(username)`, '=', login)]))
    .executeTakeFirst();
  const person = await db.selectFrom('person').select('id').where('logical_name', '=', login).executeTakeFirst();
  return account !== undefined || person !== undefined;
}
