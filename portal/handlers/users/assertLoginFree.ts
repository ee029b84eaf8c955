import { sql } from 'kysely';
import { type HandlerContext, Refusal, refuseField } from '#server';

interface Login {
  readonly email: string;
  readonly username: string;
  /** Account that may have the login. */
  readonly own?: number;
}

/**
 * Refuses an address or username with which another account signs in. The caller locks the logins first (`holdLogins`).
 * An address in use is refused with the message of the notice for 409.
 */
export async function assertLoginFree(context: HandlerContext, { email, username, own = 0 }: Login): Promise<void> {
  const users = async (name: string) =>
    context.db
      .selectFrom('account')
      .select('id')
      .where('id', '<>', own)
      .where((where) =>
        where.or([where('email', '=', name.toLowerCase()), where(sql`lower(username)`, '=', name.toLowerCase())]),
      )
      .executeTakeFirst();
  if ((await users(email)) !== undefined) {
    const message = context.text({ text: `${context.operation.id}.operation/notices.409` });
    throw new Refusal({ status: 409, code: 'exists', message, fields: { '/email': message } });
  }
  if (username.toLowerCase() !== email && (await users(username)) !== undefined) {
    refuseField(context, { path: 'username', code: 'options' });
  }
}
