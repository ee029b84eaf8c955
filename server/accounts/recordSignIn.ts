import type { Queries } from '../database/Database.types.ts';

/** How somebody signed in: with a password, at a provider, or by a link that activates the account. */
export type SignInMethod = 'PASSWORD' | 'SSO' | 'ACTIVATION';

interface SignIn {
  readonly accountId: number;
  readonly at: string;
  readonly method: SignInMethod;
  readonly result: 'SUCCEEDED' | 'FAILED';
}

/** Stores a sign-in to an account, or a try that was refused, for those who administer accounts. */
export async function recordSignIn(db: Queries, { accountId, at, method, result }: SignIn): Promise<void> {
  await db.insertInto('sign_in').values({ account_id: accountId, at, method, result }).execute();
}
