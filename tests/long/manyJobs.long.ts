import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';
import { startJobs } from '../../server/jobs/startJobs.ts';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';

const script = fileURLToPath(new URL('../jobs/workJobs.ts', import.meta.url));
const job = 'test.count';
const jobCount = 10_000;
const servers = ['one', 'two', 'three'];

eachDatabase(
  'three servers on one database',
  (database) => {
    const children: ChildProcess[] = [];
    afterAll(() => {
      for (const child of children) child.kill();
    });

    test(`work on ${jobCount} jobs, on each exactly once, and share them`, { timeout: 600_000 }, async () => {
      const db = database().current();
      await sql`create table worked (number integer not null, server text not null)`.execute(db);
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
      url.pathname = `/${rows[0]?.name ?? ''}`;
      const queue = await startJobs({ database: database(), names: [job], onError: () => undefined });
      await database().transaction(async () => {
        for (let number = 0; number < jobCount; number += 1) await queue.send(job, { number });
      });

      for (const server of servers) {
        children.push(
          spawn(process.execPath, [script, url.href, job, server], { stdio: ['pipe', 'ignore', 'inherit'] }),
        );
      }
      const left = async (): Promise<number> => {
        const found = await sql<{ left: number }>`select count(*)::integer as left from pgboss.job
          where name = ${job} and state <> 'completed'`.execute(db);
        return found.rows[0]?.left ?? -1;
      };
      await vi.waitUntil(async () => (await left()) === 0, { timeout: 500_000, interval: 500 });
      await queue.stop();

      const done = await sql<{ jobs: number; numbers: number; servers: number }>`select count(*)::integer as jobs,
        count(distinct number)::integer as numbers, count(distinct server)::integer as servers from worked`.execute(db);
      expect(done.rows).toEqual([{ jobs: jobCount, numbers: jobCount, servers: servers.length }]);
    });
  },
  { serverOnly: true },
);
