import { functionsOfRoles, resolveRoles } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';

interface NewAccount {
  /** In lower case. */
  readonly email: string;
  /** Name to sign in with instead of the address. Default: the address. */
  readonly username?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent until the user has chosen a password. */
  readonly passwordHash?: string;
  readonly roles: readonly string[];
  /** All functions of the account. Default: the default functions of its roles. */
  readonly functionalIds?: readonly number[];
  /** Companies of the account, the primary one first. */
  readonly companyIds?: readonly number[];
  /** Additional attributes of the portal; expressions read them from `user`. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/**
 * Adds an account that can sign in and returns its id. The default functions of the roles are copied, so a later change
 * of a role does not affect existing accounts.
 */
export async function addAccount(
  { db, release }: Pick<HandlerContext, 'db' | 'release'>,
  account: NewAccount,
): Promise<number> {
  const { roles, companyIds = [], attributes } = account;
  const { functionalIds = functionsOfRoles(resolveRoles(roles, release.access), release.access) } = account;
  const { id } = await db
    .insertInto('account')
    .values({
      email: account.email,
      username: account.username ?? account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash ?? null,
      roles: [...roles],
      functional_ids: [...functionalIds],
      company_ids: [...companyIds],
      company_id: companyIds[0] ?? null,
      ...(attributes === undefined ? {} : { attributes: JSON.stringify(attributes) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
