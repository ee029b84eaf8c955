import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { sharedCounts, shareThroughTable } from './sharedCounts.ts';

const minute = 60_000;
const limit = 100;

eachDatabase('requests counted by several servers', (database) => {
  let minutes = 0;

  /**
   * Creates the counters of one server. `toldAt` contains the number of requests of each report to the other servers.
   */
  const openServer = (time: { now: number }) => {
    const toldAt: number[] = [];
    const faults: unknown[] = [];
    const state: { isAway: boolean; sent: Promise<unknown> } = { isAway: false, sent: Promise.resolve() };
    const tell = shareThroughTable(database());
    const Counts = sharedCounts({
      tell: (told, window) => {
        toldAt.push(told.reduce((sum, { requests }) => sum + requests, 0));
        const answer = state.isAway ? Promise.reject(new Error('away')) : tell(told, window);
        state.sent = answer.catch(() => undefined);
        return answer;
      },
      onError: (error) => faults.push(error),
      now: () => time.now,
    });
    const store: FastifyRateLimitStore = new Counts({});
    const ask = async (caller: string, times = 1): Promise<number> => {
      let counted = 0;
      for (let count = 0; count < times; count += 1) {
        store.incr(caller, (_error, result) => (counted = result?.current ?? 0), minute, limit);
        await state.sent;
        await new Promise((resolve) => setImmediate(resolve));
      }
      return counted;
    };
    return { ask, toldAt, faults, state };
  };
  /** The tests share a database, so each one uses its own minutes. */
  const aMinute = () => {
    minutes += 10;
    return { now: minutes * minute };
  };

  test('are one sum, told in portions of a twentieth of the limit', async () => {
    const time = aMinute();
    const [one, two] = [openServer(time), openServer(time)];

    const first = await one.ask('192.0.2.1', 60);
    const early = await two.ask('192.0.2.1', 4);
    const late = await two.ask('192.0.2.1', 40);

    expect([first, early, late]).toEqual([60, 4, 104]);
    expect(one.toldAt).toEqual(Array.from({ length: 12 }, () => 5));
  });

  test('cost the database nothing while a caller asks little', async () => {
    const server = openServer(aMinute());

    await server.ask('192.0.2.2', 4);

    expect(server.toldAt).toEqual([]);
  });

  test('begin anew with each window, and leave no rows of those before', async () => {
    const time = aMinute();
    const server = openServer(time);
    await server.ask('192.0.2.3', 50);

    time.now += 2 * minute;
    const counted = await server.ask('192.0.2.3', 5);
    const { rows } = await sql`select caller, requests from request_count`.execute(database().current());

    expect(counted).toBe(5);
    expect(rows).toEqual([{ caller: '192.0.2.3', requests: 5 }]);
  });

  test('are counted by each server alone while the database is away, and told afterwards', async () => {
    const time = aMinute();
    const [one, two] = [openServer(time), openServer(time)];
    one.state.isAway = true;

    const alone = await one.ask('192.0.2.4', 30);
    one.state.isAway = false;
    time.now += 1000;
    await one.ask('192.0.2.4');
    const told = await two.ask('192.0.2.4', 6);

    expect([alone, told]).toEqual([30, 37]);
    expect([one.toldAt, one.faults]).toEqual([[5, 31], [new Error('away')]]);
  });
});
