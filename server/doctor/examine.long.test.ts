import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config/readConfig.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { examine } from './examine.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'formwork-doctor-'));
  await writeFile(join(root, 'index.html'), '');
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** Returns verdict and text by subject. */
async function found(environment: Record<string, string>, more: { page?: string; nodeVersion?: string } = {}) {
  const config = readConfig({ DATA_DIR: join(root, 'data'), PORT: '0', ...environment });
  const findings = await examine({ config, migrations: {}, page: root, nodeVersion: '24.1.0', ...more });
  return Object.fromEntries(findings.map(({ subject, verdict, text }) => [subject, `${verdict}: ${text}`]));
}

test('a machine with nothing but the defaults is good, with warnings for what is not configured', async () => {
  const { 'data folder': folder, ...others } = await found({});

  expect(folder).toMatch(/^(good|warning): \d+ MB are free in /);
  expect(others).toEqual({
    Node: 'good: 24.1.0',
    page: `good: ${root}`,
    settings: 'good: http://localhost:0',
    port: 'good: 127.0.0.1:0 is free.',
    database: 'good: The first start makes an embedded one.',
    files: `good: They are in ${join(root, 'data')}.`,
    scanner: 'warning: CLAMD_URL is not set: uploaded files are not scanned for viruses.',
    mail: 'warning: SMTP_URL is not set: mails are not sent, but read under /mailbox.',
    'sign-in': 'good: No provider is configured; people sign in with passwords.',
  });
});

test('services that do not respond, an old Node, a page that is missing and a public demo are problems', async () => {
  const findings = await found(
    {
      PUBLIC_URL: 'https://portal.example',
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      SMTP_URL: 'smtp://127.0.0.1:1',
      CLAMD_URL: 'tcp://127.0.0.1:1',
    },
    { page: join(root, 'none'), nodeVersion: '20.1.0' },
  );

  expect(Object.keys(findings).filter((subject) => findings[subject]?.startsWith('problem'))).toEqual([
    ...['Node', 'page', 'settings', 'database', 'scanner', 'mail'],
  ]);
  expect(findings['settings']).toBe(
    'problem: DEMO_DATA is on while other machines reach PUBLIC_URL: the password of its accounts is public.',
  );
});

test('a port that another process uses is told', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;

  const findings = await found({ PORT: String(port) });

  other.close();
  expect(findings['port']).toBe(`warning: 127.0.0.1:${port} is in use, perhaps by a running server.`);
});

test('a database is examined for what the next start does with it, and for a newer version', async () => {
  // Given a database that a newer version has served
  const directory = join(root, 'newer');
  const database = await openDatabase({ directory });
  await migrate(database, { '999-later': { up: async () => undefined } });
  await database.close();

  // When it is examined, then its migration is named
  expect((await found({ DATA_DIR: directory }))['database']).toBe(
    'problem: The embedded one was served by a newer version: its migrations 999-later are unknown here.',
  );
  const holder = await openDatabase({ directory });
  expect((await found({ DATA_DIR: directory }))['database']).toBe(
    'good: The embedded one is in use by a running server.',
  );
  await holder.close();
});
