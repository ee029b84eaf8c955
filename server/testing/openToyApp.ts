import { functionsOfRoles, type Release, resolveRoles } from '#engine';
import type { Handler } from '../contract/handler.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { hashQuickly } from './hashQuickly.ts';
import { type Method, openApp, type TestApp } from './openApp.ts';
import { testSecret } from './testSecret.ts';
import { toyHandlers, toyStorages } from './toyProduct.ts';
import { toyRelease } from './toyRelease.ts';

export const toyPassword = 'Lend-me-a-book-1';
export const toySecret = testSecret;

export interface ToyApp extends Omit<TestApp, 'call'> {
  /** Calls an operation's path as somebody, with the answer's status and JSON. */
  call(
    method: Method,
    path: string,
    options?: Parameters<TestApp['call']>[2],
  ): Promise<{ status: number; body: unknown }>;
}

interface ToyOptions {
  /** Accounts of a demo, of the password that everybody has. */
  readonly demo?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly portal?: string;
  /** Definitions whose records are all kept as documents, instead of the library with tables of its own. */
  readonly documents?: Release;
  /** Replaces handlers, for what a test observes before or instead of them. */
  readonly replace?: (handlers: ReadonlyMap<string, Handler>) => ReadonlyMap<string, Handler>;
}

/** The lending library's server over a database, asked without a network. */
export async function openToyApp(database: DatabaseHandle, options: ToyOptions = {}): Promise<ToyApp> {
  const { demo, documents, portal: page, environment, replace } = options;
  const code =
    documents === undefined ? { handlers: toyHandlers, storages: toyStorages } : { handlers: [], storages: [] };
  const opened = await openApp(database, {
    portal: { ...code, jobs: [], source: { release: documents ?? toyRelease(), files: [] }, password: toyPassword },
    environment: { LOG_LEVEL: 'info', ...environment },
    ...(page === undefined ? {} : { page }),
    ...(replace === undefined ? {} : { replace }),
    ...(demo === undefined ? {} : { facts: { demo: { emails: demo, password: toyPassword } } }),
  });
  const call: ToyApp['call'] = async (...request) => {
    const { status, json } = await opened.call(...request);
    return { status, body: json };
  };
  return { ...opened, call };
}

interface ToyAccount {
  readonly email: string;
  readonly roles?: string[];
  readonly companyIds?: number[];
  readonly active?: boolean;
}

const hashed = hashQuickly(toyPassword);

const { access } = toyRelease();

/** Puts a person of the library into the database; everybody has the same password and the functions of the roles. */
export async function addToyAccount(database: DatabaseHandle, account: ToyAccount): Promise<number> {
  const { roles = [] } = account;
  const row = await database
    .current()
    .insertInto('account')
    .values({
      email: account.email,
      username: null,
      first_name: 'Toy',
      last_name: 'Person',
      password_hash: hashed,
      roles,
      functional_ids: [...functionsOfRoles(resolveRoles(roles, access), access)],
      company_ids: account.companyIds ?? [],
      company_id: null,
      active: account.active ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
