import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { killPublishers } from '../releases/killPublishers.ts';

const postgres = process.env['TEST_DATABASE_URL'];
/** Kills per database. `KILLS=1000` raises the number. Each kill takes some seconds. */
const kills = Number(process.env['KILLS'] ?? 200);
const timeout = 120_000 + kills * 30_000;

/**
 * Expects no faults after any kill. Processes are killed in their first, second or third publication, in turn. The
 * completed ones must exist at the end.
 */
async function expectWhole(where: string): Promise<void> {
  const reports = await killPublishers(where, kills);

  expect(reports.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(reports.length).toBe(kills + 1);
  expect(reports.at(-1)?.releases).toBeGreaterThanOrEqual(kills - 1);
}

describe(`a server that is killed ${kills} times while it publishes never leaves a mixed set`, () => {
  test('in the embedded database', { timeout }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kills-'));
    try {
      await expectWhole(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test.runIf(postgres !== undefined)('in PostgreSQL', { timeout }, async () => {
    const url = new URL(postgres ?? '');
    const name = `kills_${randomBytes(6).toString('hex')}`;
    await ask(`create database ${name}`);
    url.pathname = `/${name}`;
    try {
      await expectWhole(url.href);
    } finally {
      await ask(`drop database ${name} with (force)`);
    }
  });
});

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}
