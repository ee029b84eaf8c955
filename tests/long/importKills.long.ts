import { spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { ImportReport } from '../imports/inspectImports.ts';

const postgres = process.env['TEST_DATABASE_URL'];
/** The number of kills. `KILLS=20` makes a short run. */
const kills = Number(process.env['KILLS'] ?? 200);
const timeout = 120_000 + kills * 30_000;
const script = fileURLToPath(new URL('../imports/importForEver.ts', import.meta.url));
/** Milliseconds in which a busy machine reads a sheet and imports some of its rows. */
const longestImport = 2500;

const env = {
  ...process.env,
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../../node_modules/.cache/formwork/compiled', import.meta.url)),
};

/**
 * Expects no faults after any kill. Each process reports what the previous one left. The last one is also killed, and
 * another one inspects the database.
 */
async function expectWhole(where: string, folder: string): Promise<void> {
  const reports: ImportReport[] = [];
  for (let kill = 0; kill <= kills; kill += 1) reports.push(await runOnce(where, folder));

  expect(reports.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(reports.length).toBe(kills + 1);
  expect(reports.at(-1)?.rows).toBeGreaterThan(kills);
}

function runOnce(where: string, folder: string): Promise<ImportReport> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, where, folder], { stdio: ['pipe', 'pipe', 'pipe'], env });
    let said = '';
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.stdout.on('data', (chunk: Buffer) => {
      const before = linesOf(said);
      said += chunk.toString();
      // The first line is the report. Each further line means that an import starts or continues.
      if (before < 2 && linesOf(said) >= 2) setTimeout(() => child.kill('SIGKILL'), randomInt(longestImport));
    });
    child.once('exit', (_code, signal) => {
      if (signal !== 'SIGKILL') return reject(new Error(`The import ended by itself: ${complaint}`));
      const report: ImportReport = JSON.parse(said.split('\n')[0] ?? '');
      resolve(report);
    });
  });
}

function linesOf(text: string): number {
  return text.split('\n').length - 1;
}

describe(`a server that is killed ${kills} times while it imports loses, doubles and halves no row`, () => {
  test('in the embedded database', { timeout }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'import-kills-'));
    try {
      await expectWhole('embedded', folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test.runIf(postgres !== undefined)('in PostgreSQL', { timeout }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'import-kills-'));
    const url = new URL(postgres ?? '');
    const name = `import_kills_${randomBytes(6).toString('hex')}`;
    await ask(`create database ${name}`);
    url.pathname = `/${name}`;
    try {
      await expectWhole(url.href, folder);
    } finally {
      await ask(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    }
  });
});

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}
