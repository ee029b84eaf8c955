import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const root = join(import.meta.dirname, '..', '..');

/** A running portal of its own: own data, own port, started the way a user starts it. */
export interface Portal {
  readonly url: string;
  /** Kills the server without warning and starts it again on the same data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
  /** What the server has written to its output since it was started first. */
  output(): string;
}

interface PortalOptions {
  readonly database: 'pglite' | 'postgres';
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export async function startPortal({ database, args = [], env = {} }: PortalOptions): Promise<Portal> {
  const directory = mkdtempSync(join(tmpdir(), 'formwork-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const fresh = database === 'postgres' ? await createDatabase() : undefined;
  const settings = {
    ...process.env,
    DATA_DIR: directory,
    PORT: String(port),
    PUBLIC_URL: url,
    LOG_LEVEL: 'warn',
    // A test leafs through the portal faster than people do.
    RATE_LIMIT: '100000',
    ...(fresh === undefined ? {} : { DATABASE_URL: fresh.url }),
    ...env,
  };
  let output = '';
  let server: ChildProcess | undefined;
  const start = async () => {
    const child = spawn(process.execPath, [join(root, 'server', 'main.ts'), ...args], { cwd: root, env: settings });
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
    output: () => output,
    async crash() {
      await end('SIGKILL');
      await start();
    },
    async stop() {
      await end('SIGTERM');
      await fresh?.drop();
      rmSync(directory, { recursive: true, force: true });
    },
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

async function createDatabase(): Promise<{ readonly url: string; drop(): Promise<void> }> {
  const admin = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `e2e_${Date.now()}_${Math.floor(Math.random() * 1e6)}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: admin });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name}`);
  const url = new URL(admin);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

function freePort(): Promise<number> {
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
