import { sql } from 'kysely';
import { type HandlerContext, Refusal, userOf } from '#server';
import { isAccountAdministrator } from './isAccountAdministrator.ts';

/** Any number that no other lock of the database uses. */
const administratorLock = 4_820_175;

/**
 * Makes acts that take somebody the right to administer accounts wait for each other, and refuses that of a caller who
 * has lost the right in the meantime. Nobody can take it from themselves, so that at least the caller keeps it.
 */
export async function holdAdministrators(context: HandlerContext): Promise<void> {
  const { db, release, user } = context;
  await sql`select pg_advisory_xact_lock(${administratorLock})`.execute(db);
  const own = await db
    .selectFrom('account')
    .select(['id', 'email', 'username', 'first_name', 'last_name', 'roles', 'functional_ids', 'company_ids'])
    .select(['company_id', 'attributes', 'version'])
    .where('id', '=', user.id ?? 0)
    .where('active', '=', true)
    .executeTakeFirst();
  if (own !== undefined && isAccountAdministrator(context, userOf(own, release))) return;
  throw new Refusal({ status: 403, code: 'forbidden' });
}
