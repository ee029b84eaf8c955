import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp } from '../testing/openToyApp.ts';
import type { DatabaseHandle } from './DatabaseHandle.types.ts';
import { DatabaseUnavailable, toDatabaseError } from './DatabaseUnavailable.ts';
import { openDatabase } from './openDatabase.ts';
import { reportUnavailable, withoutTimeout } from './timeLimits.ts';

const url = process.env['TEST_DATABASE_URL'];

describe('a connection with limits', () => {
  const errorOf = (message: string, facts: object = {}): Error => Object.assign(new Error(message), facts);
  const connectionOf = (answer: () => Promise<unknown>) => {
    const asked: unknown[] = [];
    const state = { ended: 0 };
    const client = {
      query: (...given: readonly unknown[]): Promise<unknown> => {
        asked.push(given);
        return answer();
      },
      end: async () => {
        state.ended += 1;
      },
    };
    reportUnavailable(client);
    return { client, asked, state };
  };

  test('waits for ever for a patient statement only', async () => {
    const { client, asked } = connectionOf(() => Promise.resolve());

    await client.query(withoutTimeout('create index one on two (three)'));
    await client.query('select $1', [1]);

    const text = '/* patient */ create index one on two (three)';
    expect(asked).toEqual([[{ text, query_timeout: 2 ** 31 - 1 }], ['select $1', [1]]]);
  });

  test('ends when its answer did not come in time, since the next would wait behind it', async () => {
    const late = connectionOf(() => Promise.reject(errorOf('Query read timeout')));
    const wrong = connectionOf(() => Promise.reject(errorOf('syntax error', { code: '42601', severity: 'ERROR' })));

    await expect(late.client.query('select 1')).rejects.toBeInstanceOf(DatabaseUnavailable);
    await expect(wrong.client.query('select')).rejects.toThrow('syntax error');

    expect([late.state.ended, wrong.state.ended]).toEqual([1, 0]);
  });

  test('tells a database that is away from one that says no', () => {
    const away = [
      errorOf('', { code: 'ECONNREFUSED' }),
      errorOf('Connection terminated unexpectedly'),
      errorOf('timeout exceeded when trying to connect'),
      errorOf('shutting down', { code: '57P01', severity: 'FATAL' }),
      errorOf('too many clients', { code: '53300', severity: 'FATAL' }),
      errorOf('canceling statement due to statement timeout', { code: '57014', severity: 'ERROR' }),
    ];
    const here = [errorOf('duplicate', { code: '23505', severity: 'ERROR' }), new TypeError('no function'), 'text'];

    expect(away.map((error) => toDatabaseError(error) instanceof DatabaseUnavailable)).toEqual(away.map(() => true));
    expect(here.map(toDatabaseError)).toEqual(here);
    expect(toDatabaseError(away[0])).toMatchObject({ message: 'The database does not answer: ECONNREFUSED.' });
  });
});

if (url !== undefined) {
  eachDatabase(
    'a server whose database',
    (database) => {
      let road: Road;
      let limited: DatabaseHandle | undefined;

      const openServer = async () => {
        const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database().current());
        const through = new URL(url);
        const target = { host: through.hostname, port: Number(through.port === '' ? 5432 : through.port) };
        road = await openRoad(target);
        through.host = `127.0.0.1:${road.port}`;
        through.pathname = `/${rows[0]?.name}`;
        limited = await openDatabase({ url: through.href, limits: { connectSeconds: 1, statementSeconds: 1 } });
        return openToyApp(limited);
      };
      const ask = async (toy: Awaited<ReturnType<typeof openServer>>, path: string) => {
        const begun = performance.now();
        const { statusCode, headers, body } = await toy.app.inject({ method: 'GET', url: path });
        const { code, status } = JSON.parse(body);
        const after = headers['retry-after'];
        return { status: statusCode, says: code ?? status, after, isPrompt: performance.now() - begun < 2000 };
      };
      const open = (): DatabaseHandle => {
        if (limited === undefined) throw new Error('The database is open only inside tests.');
        return limited;
      };
      let toy: Awaited<ReturnType<typeof openServer>>;
      beforeAll(async () => {
        toy = await openServer();
      });
      afterAll(async () => {
        road?.open();
        await limited?.close();
        road?.close();
      });

      test('stalls is not ready, says when to ask again, and works as soon as the database does', async () => {
        await ask(toy, '/api/books');

        road.stall();
        const ready = await ask(toy, '/readyz');
        const during = await ask(toy, '/api/books');
        road.open();
        const later = await toy.app.inject({ method: 'GET', url: '/api/books' });
        const readyLater = await toy.app.inject({ method: 'GET', url: '/readyz' });

        expect(ready).toEqual({ status: 503, says: 'database', after: undefined, isPrompt: true });
        expect(during).toMatchObject({ status: 503, says: 'unavailable', after: '5' });
        expect([later.statusCode, readyLater.statusCode]).toEqual([200, 200]);
      });

      test('is gone answers 503 at once, and 200 when it is back', async () => {
        road.cut();
        const during = [await ask(toy, '/api/books'), await ask(toy, '/readyz')];
        road.open();
        const later = await toy.app.inject({ method: 'GET', url: '/api/books' });

        expect(during).toEqual([
          { status: 503, says: 'unavailable', after: '5', isPrompt: true },
          { status: 503, says: 'database', after: undefined, isPrompt: true },
        ]);
        expect(later.statusCode).toBe(200);
      });

      test('takes too long for a statement gives it up', async () => {
        const slow = sql`select pg_sleep(60)`.execute(open().current());

        await expect(slow).rejects.toThrow('canceling statement due to statement timeout');
      });
    },
    { serverOnly: true },
  );
}

interface Road {
  readonly port: number;
  /** Data no longer passes, and the connections stay open. */
  stall(): void;
  /** Connections break, and new ones are refused. */
  cut(): void;
  open(): void;
  close(): void;
}

/** Starts a proxy in front of a server. It can be blocked. */
async function openRoad(target: { readonly host: string; readonly port: number }): Promise<Road> {
  let state: 'open' | 'stalled' | 'cut' = 'open';
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((caller) => {
    if (state === 'cut') return void caller.destroy();
    const called = connect(target);
    const pair = [caller, called] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, pair.toReversed()]) {
      from?.on('data', (chunk) => state === 'open' && to?.write(chunk));
      from?.on('error', () => undefined);
      from?.on('close', () => {
        to?.destroy();
        pairs.delete(pair);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const breakAll = (): void => {
    for (const [caller] of pairs) caller.destroy();
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stall: () => {
      state = 'stalled';
    },
    cut: () => {
      state = 'cut';
      breakAll();
    },
    open: () => {
      state = 'open';
    },
    close: () => {
      breakAll();
      server.close();
    },
  };
}
