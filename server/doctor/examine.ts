import { existsSync } from 'node:fs';
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { assertNodeVersion } from '../config/assertNodeVersion.ts';
import type { Config } from '../config/readConfig.ts';
import type { Migrations } from '../contract/Portal.types.ts';
import type { DatabaseHandle } from '../database/DatabaseHandle.types.ts';
import { DirectoryInUse } from '../database/lockDirectory.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { openFiles } from '../files/openFiles.ts';
import { createMailTransport } from '../mail/createMailTransport.ts';
import { migrations as serverMigrations } from '../migrations/index.ts';
import { createSignInProvider } from '../sso/createSignInProvider.ts';

/** Result of checking one requirement of a server. */
export interface Finding {
  readonly subject: string;
  /** With a problem, a server does not start or does not work. */
  readonly verdict: 'good' | 'warning' | 'problem';
  readonly text: string;
}

interface Examined {
  readonly config: Config;
  /** Migrations of the portal, without those of the server. */
  readonly migrations: Migrations;
  /** Folder of the built web app. */
  readonly page: string;
  readonly nodeVersion: string;
}

type Report = Omit<Finding, 'subject'>;
type Examination = (examined: Examined) => Promise<Report>;

/** Time limit after which a service counts as not responding. */
const patienceMilliseconds = 5000;

const megabyte = 1024 * 1024;
/**
 * Thresholds of free disk space. Below `little`, a warning; below `none`, a problem, as files and an embedded database
 * soon fail.
 */
const room = { little: 1024 * megabyte, none: 100 * megabyte };

/** Allowed difference between the clocks of the server and its database. Beyond it, time limits are wrong. */
const clockSeconds = 1;

const oldestPostgres = 15;

/** In the order of diagnosis. */
const examinations: readonly (readonly [string, Examination])[] = [
  ['Node', examineNode],
  ['page', examinePage],
  ['settings', examineSettings],
  ['port', examinePort],
  ['data folder', examineFolder],
  ['database', examineDatabase],
  ['files', examineFiles],
  ['scanner', examineScanner],
  ['mail', examineMail],
  ['sign-in', examineProvider],
];

/**
 * Checks everything that a server needs, before it starts or while it runs. It changes nothing except for an empty data
 * folder.
 */
export async function examine(examined: Examined): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const [subject, look] of examinations) {
    findings.push({ subject, ...(await inTime(look(examined))) });
  }
  return findings;
}

async function inTime(work: Promise<Report>): Promise<Report> {
  const limit = Promise.withResolvers<Report>();
  const late = problem(`There was no response within ${patienceMilliseconds / 1000} seconds.`);
  const timer = setTimeout(() => limit.resolve(late), patienceMilliseconds);
  try {
    return await Promise.race([work, limit.promise]);
  } catch (error) {
    return problem(error instanceof Error ? error.message : String(error));
  } finally {
    clearTimeout(timer);
  }
}

const good = (text: string): Report => ({ verdict: 'good', text });
const warning = (text: string): Report => ({ verdict: 'warning', text });
const problem = (text: string): Report => ({ verdict: 'problem', text });

async function examineNode({ nodeVersion }: Examined): Promise<Report> {
  assertNodeVersion(nodeVersion);
  return good(nodeVersion);
}

async function examinePage({ page }: Examined): Promise<Report> {
  return existsSync(join(page, 'index.html')) ? good(page) : problem(`${page} has no page. Run "npm run build".`);
}

async function examineSettings({ config }: Examined): Promise<Report> {
  const { hostname, protocol } = new URL(config.publicUrl);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (!isLocal && config.demoData) {
    return problem('DEMO_DATA is on while other machines reach PUBLIC_URL: the password of its accounts is public.');
  }
  if (!isLocal && protocol === 'http:') return warning(`PUBLIC_URL ${config.publicUrl} is not https.`);
  if (config.databaseUrl !== undefined && config.sessionSecret === undefined) {
    return warning('SESSION_SECRET is not set. Servers that share the database need the same one.');
  }
  return good(config.publicUrl);
}

function examinePort({ config: { host, port } }: Examined): Promise<Report> {
  const { promise, resolve } = Promise.withResolvers<Report>();
  const server = createServer();
  server.once('error', (error: NodeJS.ErrnoException) => {
    const isUsed = error.code === 'EADDRINUSE';
    resolve(isUsed ? warning(`${host}:${port} is in use, perhaps by a running server.`) : problem(error.message));
  });
  server.listen(port, host, () => server.close(() => resolve(good(`${host}:${port} is free.`))));
  return promise;
}

async function examineFolder({ config: { dataDir } }: Examined): Promise<Report> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${Math.floor(free / megabyte)} MB are free in ${dataDir}.`;
  if (free < room.none) return problem(text);
  return free < room.little ? warning(text) : good(text);
}

async function examineDatabase({ config, migrations }: Examined): Promise<Report> {
  const { databaseUrl: url, databaseLimits: limits, dataDir: directory } = config;
  if (url === undefined && !existsSync(join(directory, 'pglite')))
    return good('The first start makes an embedded one.');
  try {
    const database = await openDatabase(url === undefined ? { directory } : { url, limits });
    return await examineOpen(database, { ...serverMigrations, ...migrations }).finally(() => database.close());
  } catch (error) {
    if (error instanceof DirectoryInUse) return good('The embedded one is in use by a running server.');
    throw error;
  }
}

async function examineOpen(database: DatabaseHandle, known: Migrations): Promise<Report> {
  const db = database.current();
  const before = Date.now();
  const { rows } = await sql<{ version: number; now: number; served: boolean }>`select
    current_setting('server_version_num')::integer as version,
    (extract(epoch from clock_timestamp()) * 1000)::float8 as now,
    to_regclass('kysely_migration') is not null as served`.execute(db);
  const [facts] = rows;
  if (facts === undefined) return problem('It does not respond.');
  const version = Math.floor(facts.version / 10_000);
  if (version < oldestPostgres) return problem(`PostgreSQL ${oldestPostgres} or newer is needed, this is ${version}.`);
  const seconds = Math.abs(Number(facts.now) - (before + Date.now()) / 2) / 1000;
  const name = database.kind === 'postgres' ? `PostgreSQL ${version}` : 'The embedded one';
  if (seconds > clockSeconds) {
    return warning(`${name}: its clock and that of this machine differ by ${Math.round(seconds)} seconds.`);
  }
  if (!facts.served) return good(`${name} is empty; the first start makes the tables.`);
  const { rows: taken } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const had = new Set(taken.map((row) => row.name));
  const unknown = [...had].filter((step) => !Object.hasOwn(known, step));
  if (unknown.length > 0) {
    return problem(`${name} was served by a newer version: its migrations ${unknown.join(', ')} are unknown here.`);
  }
  const due = Object.keys(known).filter((step) => !had.has(step)).length;
  return due === 0 ? good(`${name} is up to date.`) : good(`${name}: the next start takes ${due} migrations.`);
}

async function examineFiles({ config }: Examined): Promise<Report> {
  const { files } = await openFiles(config);
  await files.check(AbortSignal.timeout(patienceMilliseconds));
  return good(config.filesUrl === undefined ? `They are in ${config.dataDir}.` : 'The bucket responds.');
}

async function examineScanner({ config }: Examined): Promise<Report> {
  const { scanner } = await openFiles(config);
  if (scanner === undefined) return warning('CLAMD_URL is not set: uploaded files are not scanned for viruses.');
  await scanner.check(AbortSignal.timeout(patienceMilliseconds));
  return good('It responds.');
}

async function examineMail({ config }: Examined): Promise<Report> {
  if (config.smtpUrl === undefined) return warning('SMTP_URL is not set: mails are not sent, but read under /mailbox.');
  const transport = createMailTransport({ url: config.smtpUrl, from: config.mailFrom });
  await transport.check().finally(() => transport.close());
  return good('The mail server accepts the credentials.');
}

async function examineProvider({ config }: Examined): Promise<Report> {
  if (config.oidc === undefined) return good('No provider is configured; people sign in with passwords.');
  const callback = `${config.publicUrl}${config.oidcCallback}`;
  await createSignInProvider({ ...config.oidc, callback }).check();
  return good(`${config.oidc.issuer} responds. It has to know the address ${callback}.`);
}
