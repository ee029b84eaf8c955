import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const root = join(import.meta.dirname, '..', '..');

/** A running portal with its own data and port, started as a user starts it. */
export interface Portal {
  readonly url: string;
  /** Kills the server without warning and starts it again with the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  /** Process of the server that runs now. */
  pid(): number | undefined;
  /** The server's output since its first start. */
  output(): string;
}

/** Where the data of a portal is stored. */
export interface Place {
  readonly directory: string;
  /** A PostgreSQL database; without it, the data is in the directory. */
  readonly database?: Database;
}

interface Database {
  readonly name: string;
  readonly url: string;
}

interface PortalOptions {
  readonly database: 'pglite' | 'postgres';
  /** Starts with a copy of this data instead of filling an empty database, which takes longer than the start itself. */
  readonly prepared?: Place | undefined;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a portal with its own data, which is removed when the portal stops. */
export async function startPortal({ database, prepared, ...options }: PortalOptions): Promise<Portal> {
  const place = await makePlace(database, prepared);
  const portal = await startPortalIn(place, options);
  return {
    ...portal,
    async stop() {
      await portal.stop();
      await removePlace(place);
    },
  };
}

/** Starts a portal with data that is kept when it stops. */
export async function startPortalIn(
  { directory, database }: Place,
  { args = [], env = {} }: Pick<PortalOptions, 'args' | 'env'> = {},
): Promise<Portal> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const settings = {
    ...process.env,
    DATA_DIR: directory,
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    // A test opens pages faster than users do.
    RATE_LIMIT: '100000',
    NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/formwork/compiled'),
    ...(database === undefined ? {} : { DATABASE_URL: database.url }),
    ...env,
  };
  let output = '';
  let server: ChildProcess | undefined;
  const start = async () => {
    const child = spawn(process.execPath, [join(root, 'scripts', 'serve.ts'), ...args], { cwd: root, env: settings });
    server = child;
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    await ready(url, child, () => output);
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (server === undefined || server.exitCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill(signal);
    });
  await start();
  return {
    url,
    pid: () => server?.pid,
    output: () => output,
    async crash() {
      await end('SIGKILL');
      await start();
    },
    stop: () => end('SIGTERM'),
  };
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The server was not ready in time:\n${output()}`);
}

/** Creates an empty directory or database, or one with a copy of existing data. */
export async function makePlace(database: PortalOptions['database'], prepared?: Place): Promise<Place> {
  const directory = mkdtempSync(join(tmpdir(), 'formwork-e2e-'));
  if (prepared !== undefined) cpSync(prepared.directory, directory, { recursive: true });
  if (database === 'pglite') return { directory };
  const name = `e2e_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  await ask(
    `create database ${name}${prepared?.database === undefined ? '' : ` template ${prepared.database.name} strategy file_copy`}`,
  );
  const url = new URL(admin());
  url.pathname = `/${name}`;
  return { directory, database: { name, url: url.href } };
}

export async function removePlace({ directory, database }: Place): Promise<void> {
  if (database !== undefined) await ask(`drop database if exists ${database.name} with (force)`);
  rmSync(directory, { recursive: true, force: true });
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin() });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function admin(): string {
  return process.env['TEST_DATABASE_URL'] ?? '';
}

/** Returns a port of this machine that no program uses. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}
