import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installWithApt } from './installWithApt.mjs';

/**
 * Returns a PostgreSQL for tests: `TEST_DATABASE_URL`, or a temporary cluster of the installed binaries or Debian's
 * package. Resolves with `{ url, stop }`, or with `{ reason }` if there is none.
 */
export async function startPostgres() {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => {} };
  const bin = findBinaries() ?? (installWithApt(['postgresql']) ? findBinaries() : undefined);
  if (!bin) return { reason: 'no PostgreSQL: set TEST_DATABASE_URL or install its server binaries' };
  const place = makePlace();
  const { data, quiet } = place;
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'formwork', '-A', 'trust', '-E', 'UTF8', '--no-sync'], quiet);
  return serve(bin, place);
}

/** A copy of a PostgreSQL that follows it; `{ reason }` where the binaries are not installed. */
export async function startStandby(url) {
  const bin = findBinaries();
  if (!bin) return { reason: 'no server binaries of PostgreSQL' };
  const place = makePlace();
  const { data, quiet } = place;
  execFileSync(join(bin, 'pg_basebackup'), ['-d', url, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'], quiet);
  return serve(bin, place);
}

function makePlace() {
  const user = ordinaryUser();
  const directory = mkdtempSync(join(tmpdir(), 'formwork-pg-'));
  chmodSync(directory, 0o700);
  if (user) chownSync(directory, user.uid, user.gid);
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  return { directory, data: join(directory, 'data'), quiet: { stdio: 'ignore', cwd: directory, ...as } };
}

async function serve(bin, { directory, data, quiet }) {
  const port = await freePort();
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', directory, '-c', 'fsync=off', '-c', 'max_connections=200'],
    quiet,
  );
  const stop = () => {
    server.kill('SIGINT');
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  };
  await until(() => ready(bin, port), 20_000);
  return { url: `postgres://formwork@127.0.0.1:${port}/postgres`, stop };
}

function findBinaries() {
  const roots = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt'].filter((path) => existsSync(path));
  const versions = roots.flatMap((path) =>
    readdirSync(path)
      .sort((left, right) => right.localeCompare(left, undefined, { numeric: true }))
      .map((name) => join(path, name, 'bin')),
  );
  return [...versions, '/usr/local/bin', '/usr/bin'].find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'postgres')));
}

/** PostgreSQL refuses to run as root, so it runs as the package's own user, or as `nobody`. */
function ordinaryUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The user does not exist; try the next one.
    }
  }
  return undefined;
}

function ready(bin, port) {
  try {
    execFileSync(join(bin, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function until(condition, limit) {
  const end = Date.now() + limit;
  while (!condition()) {
    if (Date.now() > end) throw new Error('PostgreSQL did not start in time.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
