import { leadingRole } from '#engine';
import { userOf } from '../accounts/findUser.ts';
import { verifyPassword } from '../accounts/hashPassword.ts';
import type { HandlerContext } from '../contract/handler.types.ts';

/**
 * Is the mailbox open to everybody? Only while an account of the portal's first role has the password that every demo
 * has: whoever reads the mailbox then could sign in as its reader anyway. Nothing of the request counts.
 */
export async function isOpenMailbox({ db, release, server }: HandlerContext): Promise<boolean> {
  const { demo } = server;
  const [first] = release.access.precedence;
  if (demo === undefined || first === undefined || demo.emails.length === 0) return false;
  const rows = await db
    .selectFrom('account')
    .selectAll()
    .where('email', 'in', [...demo.emails])
    .where('active', '=', true)
    .execute();
  const reader = rows.find((row) => leadingRole(userOf(row, release), release)?.role === first);
  return reader !== undefined && verifyPassword(demo.password, reader.password_hash);
}
