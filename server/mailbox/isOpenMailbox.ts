import { leadingRole } from '#engine';
import { userOf } from '../accounts/findUser.ts';
import { verifyPassword } from '../accounts/hashPassword.ts';
import type { HandlerContext } from '../contract/handler.types.ts';

/**
 * Returns whether the mailbox is public. This requires that an account of the portal's first role has the common demo
 * password, because anyone can sign in as that user then anyway. The request has no influence.
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
