import { sql } from 'kysely';
import { Refusal } from '../contract/Refusal.ts';
import { verifyPassword } from './hashPassword.ts';
import { assertLoginAllowed, type LimitContext, recordFailure, recordSuccess } from './loginThrottle.ts';
import { recordSignIn } from './recordSignIn.ts';

interface Credentials {
  /** Address or username, case-insensitive. */
  readonly name: string;
  readonly password: string;
}

/**
 * Returns the account of a name and a password. The refusal is the same for a wrong password, an unknown account and a
 * closed one.
 */
export async function checkCredentials(context: LimitContext, { name: typed, password }: Credentials): Promise<number> {
  const name = typed.trim().toLowerCase();
  await assertLoginAllowed(context, name);
  const account = await context.db
    .selectFrom('account')
    .select(['id', 'password_hash', 'active'])
    .where((where) => where.or([where('email', '=', name), where(sql`lower(username)`, '=', name)]))
    .orderBy('id')
    .executeTakeFirst();
  const isRight = await verifyPassword(password, account?.password_hash);
  if (account === undefined || !isRight || !account.active) {
    await recordFailure(context, name, account?.id);
    if (account !== undefined) {
      const at = context.scope.clock.now();
      await recordSignIn(context.db, { accountId: account.id, method: 'PASSWORD', result: 'FAILED', at });
    }
    throw new Refusal({ status: 401, code: 'credentials', keep: true });
  }
  await recordSuccess(context, name, account.id);
  return account.id;
}
