import { sql } from 'kysely';
import { type HandlerContext, Refusal, userOf } from '#server';
import { isAccountAdministrator } from './isAccountAdministrator.ts';

/** Id of an advisory lock; any number that no other lock uses. */
const administratorLock = 4_820_175;

/**
 * Serializes changes that can remove the permission to administer accounts, and refuses a caller who has lost it
 * meanwhile. Administrators cannot remove it from themselves, so at least the caller keeps it.
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
