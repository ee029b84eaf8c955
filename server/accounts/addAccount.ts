import type { Queries } from '../database/Database.types.ts';

interface NewAccount {
  /** In lower case; it is the username too. */
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string;
  readonly roles: readonly string[];
}

/** Puts a person into the database who may sign in, with the functions of their roles and no others. */
export async function addAccount(db: Queries, account: NewAccount): Promise<void> {
  await db
    .insertInto('account')
    .values({
      email: account.email,
      username: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      password_hash: account.passwordHash,
      roles: [...account.roles],
      functional_ids: [],
      company_ids: [],
      company_id: null,
      sub_vendor_id: null,
    })
    .execute();
}
