import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '#engine';
import { accountHandlers } from '../accounts/accountHandlers.ts';
import { hashPassword } from '../accounts/hashPassword.ts';
import { readConfig } from '../config/readConfig.ts';
import type { Services } from '../contract/Services.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { draftHandlers } from '../drafts/draftHandlers.ts';
import { createFileStore } from '../files/createFileStore.ts';
import { type App, createApp } from '../http/createApp.ts';
import { createMailQueue } from '../mail/createMailQueue.ts';
import { mailHandlers } from '../mail/mailHandlers.ts';
import { mailboxHandlers } from '../mailbox/mailboxHandlers.ts';
import { createClock } from '../operations/createClock.ts';
import { createReleaseStore } from '../releases/createReleaseStore.ts';
import { testSecret } from './testSecret.ts';
import { toyHandlers, toyStorages } from './toyProduct.ts';
import { toyRelease } from './toyRelease.ts';

export const toyPassword = 'Lend-me-a-book-1';
export const toySecret = testSecret;

/** A day the toy library's clock stands still at, until it is set. */
export interface ToyTime {
  now: Date;
}

export interface ToyApp {
  readonly app: App;
  readonly services: Services;
  readonly time: ToyTime;
  readonly log: readonly string[];
  /** Calls an operation's path as somebody, with the answer's status and JSON. */
  call(method: Method, path: string, options?: CallOptions): Promise<{ status: number; body: unknown }>;
  /** Signs in and answers the token. */
  signIn(username: string): Promise<string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Network address of the caller. */
  readonly from?: string;
}

interface ToyOptions {
  /** Accounts of a demo, of the password that everybody has. */
  readonly demo?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly portal?: string;
  /** Definitions whose records are all kept as documents, instead of the library with tables of its own. */
  readonly documents?: Release;
}

/** The lending library's server over a database, asked without a network. */
export async function openToyApp(database: DatabaseHandle, options: ToyOptions = {}): Promise<ToyApp> {
  const config = readConfig({ TIME_ZONE: 'UTC', LOG_LEVEL: 'info', ...options.environment });
  const release = options.documents ?? toyRelease();
  const isToy = options.documents === undefined;
  const offered = [...accountHandlers, ...draftHandlers, ...mailboxHandlers, ...mailHandlers];
  const written = isToy ? toyHandlers : [];
  const storages = new Map((isToy ? toyStorages : []).map((storage) => [storage.entity, storage]));
  const time: ToyTime = { now: new Date('2026-11-21T10:00:00Z') };
  const log: string[] = [];
  const jobs = { send: () => Promise.resolve() };
  const given = {
    database,
    jobs,
    releases: await createReleaseStore({
      database,
      offer: { written, offered, storages },
      shipped: { release, files: [] },
    }),
    // The library keeps no files: the folder is never made.
    files: createFileStore(join(tmpdir(), 'formwork-no-files')),
    mail: createMailQueue({
      ...{ database, jobs, mailbox: config.smtpUrl === undefined },
      ...{ from: config.mailFrom, secret: toySecret },
    }),
    clock: createClock('UTC', () => time.now),
    facts: {
      publicUrl: config.publicUrl,
      mailbox: config.smtpUrl === undefined,
      ...(options.demo === undefined ? {} : { demo: { emails: options.demo, password: toyPassword } }),
      sessionMinutes: config.sessionMinutes,
      loginLimit: config.loginLimit,
      secret: toySecret,
    },
  };
  const app = await createApp({
    config,
    logTo: { write: (line) => void log.push(line) },
    ...(options.portal === undefined ? {} : { portal: options.portal }),
    services: given,
  });
  const call: ToyApp['call'] = async (method, path, { token, body, headers, from } = {}) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body), headers: jsonHeaders(token, headers) }),
    });
    const json: unknown = answer.body === '' ? undefined : JSON.parse(answer.body);
    return { status: answer.statusCode, body: json };
  };
  const signIn = async (username: string): Promise<string> => {
    const { body } = await call('POST', '/auth/login', { body: { username, password: toyPassword } });
    if (typeof body === 'object' && body !== null && 'accessToken' in body) return String(body.accessToken);
    throw new Error(`${username} could not sign in: ${JSON.stringify(body)}`);
  };
  return { app, services: { ...given, log: app.log }, time, log, call, signIn };
}

function jsonHeaders(token: string | undefined, headers: CallOptions['headers']): Record<string, string> {
  return {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  };
}

interface ToyAccount {
  readonly email: string;
  readonly roles?: string[];
  readonly companyIds?: number[];
  readonly active?: boolean;
}

let hashed: Promise<string> | undefined;

/** Puts a person of the library into the database; everybody has the same password. */
export async function addToyAccount(database: DatabaseHandle, account: ToyAccount): Promise<number> {
  hashed ??= hashPassword(toyPassword);
  const row = await database
    .current()
    .insertInto('account')
    .values({
      email: account.email,
      username: null,
      first_name: 'Toy',
      last_name: 'Person',
      password_hash: await hashed,
      roles: account.roles ?? [],
      functional_ids: [],
      company_ids: account.companyIds ?? [],
      company_id: null,
      sub_vendor_id: null,
      active: account.active ?? true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
