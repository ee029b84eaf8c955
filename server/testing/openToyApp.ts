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
  /** Calls the path of an operation. Returns the status and the JSON. */
  call(
    method: Method,
    path: string,
    options?: Parameters<TestApp['call']>[2],
  ): Promise<{ status: number; body: unknown }>;
}

interface ToyOptions {
  /** Emails of demo accounts. All have the same password. */
  readonly demo?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly portal?: string;
  /** Definitions with documents only, instead of the library with its own tables. */
  readonly documents?: Release;
  /** Replaces handlers, so that a test can observe or substitute them. */
  readonly replace?: (handlers: ReadonlyMap<string, Handler>) => ReadonlyMap<string, Handler>;
}

/** Opens the lending library's server with a database. It is called without a network. */
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

/** Adds an account to the library with the common password and the default functions of its roles. Returns its id. */
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
