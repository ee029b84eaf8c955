import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord, type Release } from '#engine';
import { readConfig } from '../config/readConfig.ts';
import type { Handler, ServerFacts } from '../contract/handler.types.ts';
import type { JobWorker } from '../contract/JobWorker.types.ts';
import type { Portal } from '../contract/Portal.types.ts';
import type { Services } from '../contract/Services.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { openFiles } from '../files/openFiles.ts';
import { createHealthMonitor } from '../health/createHealthMonitor.ts';
import { serverChecks } from '../health/serverChecks.ts';
import { type App, createApp } from '../http/createApp.ts';
import type { DemoProvider } from '../http/demoProvider/openDemoProvider.ts';
import { createImports } from '../imports/createImports.ts';
import { createImportWorkers } from '../imports/createImportWorkers.ts';
import { createWorkers } from '../jobs/createWorkers.ts';
import { createMailQueue } from '../mail/createMailQueue.ts';
import { createClock } from '../operations/createClock.ts';
import { createReleaseStore } from '../releases/createReleaseStore.ts';
import type { ReleaseSource, ReleaseStore } from '../releases/ReleaseStore.types.ts';
import { serverHandlers } from '../serverHandlers.ts';
import { createTransferWorkers } from '../transfers/createTransferWorkers.ts';
import { testSecret } from './testSecret.ts';

/** The tested code of a portal, with a release and the password of all users. */
export interface TestPortal extends Pick<Portal, 'handlers' | 'storages' | 'jobs' | 'checks'> {
  readonly source: ReleaseSource;
  readonly password: string;
}

/** A response: the exact text, and the parsed JSON. */
export interface TestAnswer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Client address. */
  readonly from?: string;
}

export interface TestApp {
  readonly app: App;
  readonly services: Services;
  readonly release: Release;
  readonly log: readonly string[];
  /** Folder of the stored files. */
  readonly folder: string;
  /** The server's clock does not advance until it is set. */
  readonly time: { now: Date };
  /** Calls a path under the API's prefix. A body that is a string is sent unchanged. */
  call(method: Method, path: string, options?: CallOptions): Promise<TestAnswer>;
  /** Runs the pending jobs, for tests that call the server over a network. */
  settle(): Promise<void>;
  /** Runs a job of the server now, whatever its schedule is. */
  work(job: JobWorker): Promise<void>;
  /** Signs in and returns the token. */
  signIn(username: string): Promise<string>;
}

interface OpenOptions {
  readonly portal: TestPortal;
  /** Settings of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Additional facts for `context.server`. */
  readonly facts?: Partial<ServerFacts>;
  /** Folder of the built web app. Without it, only the API is served. */
  readonly page?: string;
  /** Folder of the stored files, which remains after the server is closed. Default: a new one. */
  readonly folder?: string;
  /** A sign-in provider inside the server. */
  readonly demo?: DemoProvider;
  /** Replaces handlers, so that a test can observe or substitute them. */
  readonly replace?: (handlers: ReadonlyMap<string, Handler>) => ReadonlyMap<string, Handler>;
}

/** Opens the server of a portal with a database. It is called without a network. */
export async function openApp(database: DatabaseHandle, options: OpenOptions): Promise<TestApp> {
  const { portal, environment, demo, page } = options;
  const { release } = portal.source;
  const config = readConfig({ TIME_ZONE: 'UTC', ...environment });
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const log: string[] = [];
  const waiting: { readonly job: string; readonly data: object }[] = [];
  const jobs = { send: async (job: string, data: object) => void waiting.push({ job, data }) };
  // The folder is created with the first file.
  const kept = options.folder ?? environment?.['DATA_DIR'];
  const folder = kept ?? join(tmpdir(), `formwork-files-${randomUUID()}`);
  const mailbox = config.smtpUrl === undefined;
  const facts: ServerFacts = {
    publicUrl: config.publicUrl,
    mailbox,
    sessionMinutes: config.sessionMinutes,
    loginLimit: config.loginLimit,
    publishOwnDrafts: config.publishOwnDrafts,
    secret: testSecret,
    ...(demo === undefined ? {} : { provider: demo.provider }),
    ...options.facts,
  };
  const files = await openFiles({ ...config, dataDir: folder });
  const given = {
    database,
    jobs,
    releases: replacing(await storeOf(database, portal), options.replace),
    mail: createMailQueue({ database, jobs, mailbox, from: config.mailFrom, secret: testSecret }),
    ...files,
    health: createHealthMonitor([
      ...serverChecks({ database, facts, ...files }),
      ...(portal.checks?.({ database, facts }) ?? []),
    ]),
    imports: createImports,
    clock: createClock('UTC', () => time.now),
    facts,
  };
  const app = await createApp({
    config,
    services: given,
    logTo: { write: (line) => void log.push(line) },
    ...(page === undefined ? {} : { portal: page }),
    ...(demo === undefined ? {} : { extend: (into: App) => demo.addTo(into, given) }),
  });
  if (kept === undefined) app.addHook('onClose', () => rm(folder, { recursive: true, force: true }));
  const services: Services = { ...given, log: app.log };
  const workers = [
    ...createWorkers(portal.jobs, services),
    ...createImportWorkers(services),
    ...createTransferWorkers(services),
  ];
  const settle = async (): Promise<void> => {
    for (const { job, data } of waiting.splice(0)) await workers.find((worker) => worker.job === job)?.work(data);
  };
  const work: TestApp['work'] = async (job) => {
    for (const worker of createWorkers([job], services)) await worker.work({});
  };
  const call: TestApp['call'] = async (method, path, { token, body, headers, from } = {}) => {
    const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      ...(from === undefined ? {} : { remoteAddress: from }),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    await settle();
    return { status: answer.statusCode, text: answer.body, json: parse(answer.body, answer.headers['content-type']) };
  };
  const signIn = async (username: string): Promise<string> => {
    const { json } = await call('POST', '/auth/login', { body: { username, password: portal.password } });
    if (isRecord(json) && typeof json['accessToken'] === 'string') return json['accessToken'];
    throw new Error(`${username} could not sign in: ${JSON.stringify(json)}`);
  };
  return { app, services, release, log, folder, time, call, settle, work, signIn };
}

async function storeOf(database: DatabaseHandle, portal: TestPortal): Promise<ReleaseStore> {
  return createReleaseStore({
    database,
    offer: {
      written: portal.handlers,
      offered: serverHandlers(portal.source.release),
      storages: new Map(portal.storages.map((storage) => [storage.entity, storage])),
    },
    shipped: portal.source,
  });
}

/** Returns the same releases with replaced handlers. */
function replacing(store: ReleaseStore, replace: OpenOptions['replace']): ReleaseStore {
  if (replace === undefined) return store;
  return { ...store, live: () => ({ ...store.live(), handlers: replace(store.live().handlers) }) };
}

/** Parses JSON. A file is not JSON. */
function parse(text: string, type: unknown): unknown {
  return text === '' || !String(type).startsWith('application/json') ? undefined : JSON.parse(text);
}
