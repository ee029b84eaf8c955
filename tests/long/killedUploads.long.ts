import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { killUploads } from '../files/killUploads.ts';
import { startBucket } from '../files/startBucket.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const kills = 200;
const timeout = 120_000 + kills * 30_000;

/** Expects that no confirmed upload is lost, and that no file without a row is left after the sweep. */
async function expectWhole(where: string, bucket?: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  try {
    const found = await killUploads({ where: where === '' ? join(folder, 'database') : where, folder, bucket }, kills);
    const lost = found.flatMap(({ answered }, index) => {
      const rows = found[index + 1]?.rows;
      return rows === undefined ? [] : answered.filter((id) => !rows.includes(id));
    });

    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
    expect(lost).toEqual([]);
    expect(found.length).toBe(kills + 1);
    // Some processes were killed between writing a file and its row.
    expect(found.reduce((sum, { swept }) => sum + swept, 0)).toBeGreaterThan(0);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe(`a server that is killed ${kills} times during uploads loses none and leaves none without a record`, () => {
  test('in a folder, with the embedded database', { timeout }, () => expectWhole(''));

  test.runIf(postgres !== undefined)('in a bucket, with PostgreSQL', { timeout }, async () => {
    const bucket = await startBucket();
    const url = new URL(postgres ?? '');
    const name = `uploads_${randomBytes(6).toString('hex')}`;
    await ask(`create database ${name}`);
    url.pathname = `/${name}`;
    try {
      await expectWhole(url.href, bucket.url);
    } finally {
      await ask(`drop database ${name} with (force)`);
      await bucket.close();
    }
  });
});

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres });
  await client.connect();
  await client.query(statement);
  await client.end();
}
