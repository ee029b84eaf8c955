import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildRelease } from '#compiler';
import { defineHandler } from '../../server/contract/defineHandler.ts';
import type { DatabaseHandle } from '../../server/database/DatabaseHandle.types.ts';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { createReleaseStore } from '../../server/releases/createReleaseStore.ts';
import { nameOfPath } from '../../server/releases/definitionPath.ts';
import { publishRelease } from '../../server/releases/publishRelease.ts';
import type { ReleaseStore } from '../../server/releases/ReleaseStore.types.ts';
import { watchRelease } from '../../server/releases/watchRelease.ts';
import { buildHere } from './buildHere.ts';
import { numbered, smallSet } from './smallSet.ts';

const admin = process.env['TEST_DATABASE_URL'] ?? '';
const user = { signedIn: true, roles: ['Librarian'], functionalIds: [], companyIds: [], email: 'l@library.example' };
const written = ['releases.publish', 'releases.rollback'].map((id) => defineHandler(id, async () => undefined));

interface Process {
  readonly database: DatabaseHandle;
  readonly releases: ReleaseStore;
}

describe.runIf(admin !== '')('another server on the same PostgreSQL', () => {
  const name = `pickup_${randomBytes(6).toString('hex')}`;
  const opened: DatabaseHandle[] = [];
  let number = 1;

  beforeAll(() => ask(`create database ${name}`));
  afterAll(async () => {
    for (const database of opened) await database.close();
    await ask(`drop database ${name} with (force)`);
  });

  const start = async (): Promise<Process> => {
    const url = new URL(admin);
    url.pathname = `/${name}`;
    const database = await openDatabase({ url: url.href });
    opened.push(database);
    await migrate(database);
    const files = smallSet(1);
    const { release } = buildRelease(files);
    if (release === undefined) throw new Error('The small set is not in order.');
    const releases = await createReleaseStore({
      ...{ database, shipped: { release, files } },
      offer: { written, storages: new Map() },
    });
    return { database, releases };
  };
  const publish = async ({ database, releases }: Process): Promise<string> => {
    number += 1;
    const base = (await database.current().selectFrom('live_release').select('hash').executeTakeFirstOrThrow()).hash;
    const changes = numbered(number).flatMap(({ path, text }) => {
      const found = nameOfPath(path);
      return found === undefined ? [] : [{ ...found, text }];
    });
    const { release } = await database.transaction((db) =>
      publishRelease({
        ...{ db, base, user, operation: 'releases.publish', editions: [], changes },
        ...{ now: () => new Date().toISOString(), unanswered: releases.unanswered, build: buildHere(db, base) },
      }),
    );
    return release;
  };

  test.each([
    ['is told by a notice', { poll: false }],
    ['finds it by itself when no notice can reach it', { deaf: true }],
  ])(
    '%s, and serves the new release within two seconds',
    async (_how, { poll = true, deaf = false }: { poll?: boolean; deaf?: boolean }) => {
      const [here, there] = [await start(), await start()];
      const unheard: DatabaseHandle = {
        ...there.database,
        listen: async () => ({ isOpen: () => true, close: async () => undefined }),
      };
      const errors: unknown[] = [];
      let served: (hash: string) => void = () => undefined;
      const serving = new Promise<string>((resolve) => {
        served = resolve;
      });
      const stop = await watchRelease({
        ...{ database: deaf ? unheard : there.database, releases: there.releases, poll },
        onError: (error) => errors.push(error),
        onServed: (hash) => served(hash),
      });

      const hash = await publish(here);
      const deadline = new Promise<string>((resolve) => void setTimeout(() => resolve('too late'), 2000));
      const first = await Promise.race([serving, deadline]);
      await stop();

      expect([first, there.releases.live().release.hash, errors]).toEqual([hash, hash, []]);
    },
  );
});

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(statement);
  await client.end();
}
