import type { Queries } from '../database/Database.types.ts';

/** How a user signed in: with a password, at a provider, or with an activation link. */
export type SignInMethod = 'PASSWORD' | 'SSO' | 'ACTIVATION';

interface SignIn {
  readonly accountId: number;
  readonly at: string;
  readonly method: SignInMethod;
  readonly result: 'SUCCEEDED' | 'FAILED';
}

/** Stores a successful or refused sign-in to an account, for administrators of accounts. */
export async function recordSignIn(db: Queries, { accountId, at, method, result }: SignIn): Promise<void> {
  await db.insertInto('sign_in').values({ account_id: accountId, at, method, result }).execute();
}
