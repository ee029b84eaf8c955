import type { Queries } from '../database/Database.types.ts';

interface NewAccount {
  /** In lower case; it is the username too. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Absent until the person has chosen a password. */
  readonly passwordHash?: string;
  readonly roles: readonly string[];
  /** Functions beyond those of the roles. */
  readonly functionalIds?: readonly number[];
  /** Companies of the account, the leading one first. */
  readonly companyIds?: readonly number[];
  /** What the portal keeps of the account beside these; definitions read it of `user`. */
  readonly attributes?: Readonly<Record<string, unknown>>;
}

/** Puts a person into the database who may sign in; answers the account's id. */
export async function addAccount(db: Queries, account: NewAccount): Promise<number> {
  const { companyIds = [], attributes } = account;
  const { id } = await db
    .insertInto('account')
    .values({
      email: account.email,
      username: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash ?? null,
      roles: [...account.roles],
      functional_ids: [...(account.functionalIds ?? [])],
      company_ids: [...companyIds],
      company_id: companyIds[0] ?? null,
      ...(attributes === undefined ? {} : { attributes: JSON.stringify(attributes) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
