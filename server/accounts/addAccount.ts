import { functionsOfRoles, resolveRoles } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';

interface NewAccount {
  /** In lower case. */
  readonly email: string;
  /** What the person can sign in with instead of the address; the address when it is absent. */
  readonly username?: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent until the person has chosen a password. */
  readonly passwordHash?: string;
  readonly roles: readonly string[];
  /** All functions of the account; by default those that its roles begin with. */
  readonly functionalIds?: readonly number[];
  /** Companies of the account, the leading one first. */
  readonly companyIds?: readonly number[];
  /** What the portal keeps of the account beside these; definitions read it of `user`. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/**
 * Puts a person into the database who may sign in; answers the account's id. The default functions of the roles are
 * copied: what a role gives later changes nobody who has it.
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
