import { sql } from 'kysely';
import { Refusal } from '../contract/Refusal.ts';
import { verifyPassword } from './hashPassword.ts';
import { assertLoginAllowed, type LimitContext, recordFailure, recordSuccess } from './loginThrottle.ts';
import { recordSignIn } from './recordSignIn.ts';

interface Credentials {
  /** Address or username, in any case. */
  readonly name: string;
  readonly password: string;
}

/** The account that a name and a password open; refused alike for a wrong one, an unknown one and a closed one. */
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
