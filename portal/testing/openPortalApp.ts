import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord, type Release } from '#engine';
import {
  type DatabaseHandle,
  type Handler,
  type JobWorker,
  type ReleaseSource,
  type ReleaseStore,
  readConfig,
  type SignInProvider,
} from '#server';
import {
  type App,
  accountHandlers,
  createApp,
  createClock,
  createFileStore,
  createMailQueue,
  createReleaseStore,
  createWorkers,
  type DemoProvider,
  draftHandlers,
  editionHandlers,
  mailboxHandlers,
  releaseHandlers,
  testSecret,
} from '#server/testing';
import { seedDemo } from '../demo/seedDemo.ts';
import { handlers, jobs as portalJobs, storages as portalStorages } from '../handlers/index.ts';
import type { DocusignConfig } from '../handlers/signing/docusign/readDocusign.ts';
import { people, portalPassword } from './portalPeople.ts';
import { portalSource } from './portalRelease.ts';

/** What came back over HTTP: the exact text, and what it says as JSON. */
export interface PortalAnswer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface CallOptions {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface PortalApp {
  readonly app: App;
  readonly release: Release;
  readonly log: readonly string[];
  /** Folder of the files that are kept. */
  readonly folder: string;
  /** The clock stands still until it is set. */
  readonly time: { now: Date };
  /** Calls a path under the API's prefix. A body that is a text is sent as it stands. */
  call(method: Method, path: string, options?: CallOptions): Promise<PortalAnswer>;
  /** Does what answers have left to be done, for those who call the server over a network. */
  settle(): Promise<void>;
  /** Does a job of the server now, whatever its schedule is. */
  work(job: JobWorker): Promise<void>;
  /** Signs in and answers the token; one sign-in per person. */
  signIn(email: string): Promise<string>;
}

interface PortalOptions {
  /** Fills an empty database with the demo data first. */
  readonly seed?: boolean;
  /** Another release than that of the definitions on disk, with its files. */
  readonly source?: ReleaseSource;
  /** An account of a signing service, instead of the portal's own page. */
  readonly docusign?: DocusignConfig;
  /** Failed sign-ins and access codes before the next is refused; more than any test makes when absent. */
  readonly loginLimit?: number;
  /** Says who people are who sign in elsewhere. */
  readonly provider?: SignInProvider;
  /** A provider inside the server. */
  readonly demo?: DemoProvider;
  /** Lays other handlers over the portal's own, for what a test wants to see before or instead of them. */
  readonly replace?: (handlers: ReadonlyMap<string, Handler>) => ReadonlyMap<string, Handler>;
}

/** The portal's server over a database, asked without a network. */
export async function openPortalApp(database: DatabaseHandle, options: PortalOptions = {}): Promise<PortalApp> {
  const config = readConfig({ TIME_ZONE: 'UTC', LOG_LEVEL: 'warn', RATE_LIMIT: '1000000', LOGIN_LIMIT: '1000' });
  const { release, files } = options.source ?? (await portalSource());
  const storages = new Map(portalStorages.map((storage) => [storage.entity, storage]));
  const offered = [...accountHandlers, ...draftHandlers, ...mailboxHandlers, ...editionHandlers, ...releaseHandlers];
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const log: string[] = [];
  const waiting: { readonly job: string; readonly data: object }[] = [];
  const jobs = { send: async (job: string, data: object) => void waiting.push({ job, data }) };
  const folder = mkdtempSync(join(tmpdir(), 'formwork-files-'));
  const { demo, provider = demo?.provider } = options;
  const services = {
    database,
    jobs,
    releases: replacing(
      await createReleaseStore({
        database,
        offer: { written: handlers, offered, storages },
        shipped: { release, files },
      }),
      options.replace,
    ),
    mail: createMailQueue({ database, jobs, mailbox: true, from: config.mailFrom, secret: testSecret }),
    files: createFileStore(folder),
    clock: createClock('UTC', () => time.now),
    facts: {
      publicUrl: config.publicUrl,
      mailbox: true,
      demo: { emails: [people.admin], password: portalPassword },
      sessionMinutes: config.sessionMinutes,
      loginLimit: options.loginLimit ?? config.loginLimit,
      secret: testSecret,
      ...(options.docusign === undefined ? {} : { docusign: options.docusign }),
      ...(provider === undefined ? {} : { provider }),
    },
  };
  const extend = demo === undefined ? {} : { extend: (into: App) => demo.addTo(into, services) };
  const app = await createApp({ config, services, ...extend, logTo: { write: (line) => void log.push(line) } });
  app.addHook('onClose', async () => rmSync(folder, { recursive: true, force: true }));
  if (options.seed === true) await seedDemo({ ...services, log: app.log });
  const workers = createWorkers(portalJobs, { ...services, log: app.log });
  // What an answer leaves to be done is done before the test goes on.
  const workOff = async (): Promise<void> => {
    for (const { job, data } of waiting.splice(0)) await workers.find((worker) => worker.job === job)?.work(data);
  };
  const work: PortalApp['work'] = async (job) => {
    for (const worker of createWorkers([job], { ...services, log: app.log })) await worker.work({});
  };
  const call: PortalApp['call'] = async (method, path, { token, body, headers } = {}) => {
    const payload = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    await workOff();
    return { status: answer.statusCode, text: answer.body, json: parse(answer.body, answer.headers['content-type']) };
  };
  const tokens = new Map<string, Promise<string>>();
  const signIn = (email: string): Promise<string> => {
    const token = tokens.get(email) ?? askToken(call, email);
    tokens.set(email, token);
    return token;
  };
  return { app, release, log, folder, time, call, settle: workOff, work, signIn };
}

/** The same releases, answered by other handlers. */
function replacing(store: ReleaseStore, replace: PortalOptions['replace']): ReleaseStore {
  if (replace === undefined) return store;
  return { ...store, live: () => ({ ...store.live(), handlers: replace(store.live().handlers) }) };
}

async function askToken(call: PortalApp['call'], username: string): Promise<string> {
  const { json } = await call('POST', '/auth/login', { body: { username, password: portalPassword } });
  if (isRecord(json) && typeof json['accessToken'] === 'string') return json['accessToken'];
  throw new Error(`${username} could not sign in: ${JSON.stringify(json)}`);
}

/** A file is no JSON. */
function parse(text: string, type: unknown): unknown {
  return text === '' || !String(type).startsWith('application/json') ? undefined : JSON.parse(text);
}
