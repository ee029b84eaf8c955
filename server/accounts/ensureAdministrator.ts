import { randomBytes } from 'node:crypto';
import { functionsOfRoles } from '#engine';
import type { Services } from '../contract/Services.types.ts';
import { addAccount } from './addAccount.ts';
import { hashPassword } from './hashPassword.ts';

/** Credentials of the first administrator, shown once after the first start on an empty database. */
export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
}

/**
 * Ensures that a user can sign in: a database without accounts gets one with the first role and all functions. Returns
 * undefined if there are accounts already.
 */
export async function ensureAdministrator(services: Services, email: string): Promise<FirstAdministrator | undefined> {
  const { database, releases } = services;
  const { release } = releases.live();
  const { access } = release;
  const [role] = access.precedence;
  if (role === undefined) return undefined;
  const password = randomBytes(12).toString('base64url');
  const hash = await hashPassword(password);
  return database.transaction(async (db) => {
    const someone = await db.selectFrom('account').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) return undefined;
    await addAccount(
      { db, release },
      {
        ...{
          email: email.toLowerCase(),
          firstName: 'First',
          lastName: 'Administrator',
          passwordHash: hash,
          roles: [role],
        },
        functionalIds: [...new Set([...functionsOfRoles([role], access), ...access.functions.map(({ id }) => id)])],
      },
    );
    return { email: email.toLowerCase(), password };
  });
}
