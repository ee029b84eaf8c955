import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isRecord } from '#engine';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { addToyAccount } from '../../server/testing/openToyApp.ts';
import { openShelf, type Shelf } from '../imports/openShelf.ts';

const librarian = 'lea@library.example';

interface Standby {
  readonly url: string;
  stop(): void;
}

eachDatabase(
  'lists of a server with a replica',
  (database) => {
    const closing: (() => unknown)[] = [];
    let opened: { readonly shelf: Shelf; readonly copyUrl: string; readonly standby: Standby } | undefined;
    beforeAll(async () => {
      await addToyAccount(database(), { email: librarian, roles: ['Librarian'] });
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database().current());
      const at = (server: string): string => {
        const url = new URL(server);
        url.pathname = `/${rows[0]?.name ?? ''}`;
        return url.href;
      };
      const source = process.env['TEST_DATABASE_URL'] ?? '';
      const load = new URL('../../scripts/setup/startPostgres.mjs', import.meta.url).href;
      const { startStandby }: { startStandby: (url: string) => Promise<Standby> } = await import(load);
      const standby = await startStandby(source);
      closing.push(() => standby.stop());
      const handle = await openDatabase({
        ...{ url: at(source), readUrl: at(standby.url) },
        limits: { connectSeconds: 5, statementSeconds: 10 },
      });
      closing.push(() => handle.close());
      opened = { shelf: await openShelf(handle, librarian), copyUrl: at(standby.url), standby };
      const { app } = opened.shelf;
      closing.push(() => app.close());
    });
    afterAll(async () => {
      for (const close of closing.toReversed()) await close();
    });
    const parts = () => {
      if (opened === undefined) throw new Error('The server is open only inside tests.');
      return opened;
    };

    /** Adds a book and returns the cookies that the response sets. */
    const add = async (isbn: string): Promise<string> => {
      const { shelf } = parts();
      const answer = await shelf.app.inject({
        method: 'POST',
        url: '/api/volumes',
        headers: { authorization: `Bearer ${shelf.token}` },
        payload: { isbn, title: `Book ${isbn}` },
      });
      expect(answer.statusCode).toBe(200);
      return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    };
    const list = async (cookie = ''): Promise<readonly unknown[]> => {
      const { shelf } = parts();
      const headers = { authorization: `Bearer ${shelf.token}`, cookie };
      const answer = await shelf.app.inject({ url: '/api/volumes', headers });
      const { content }: { readonly content: readonly unknown[] } = answer.json();
      return content.map((book) => (isRecord(book) ? book['isbn'] : undefined)).toSorted();
    };
    const replay = async (how: 'pause' | 'resume'): Promise<void> => {
      const copy = await openDatabase({ url: parts().copyUrl });
      await sql`select ${sql.raw(`pg_wal_replay_${how}()`)}`.execute(copy.current());
      await copy.close();
    };

    test('are read from it, except by a browser that has written what it does not have yet', async () => {
      const first = await add('1001');
      await vi.waitFor(async () => expect(await list()).toEqual(['1001']), { timeout: 20_000 });

      await replay('pause');
      const second = await add('1002');
      const seen = { byOthers: await list(), before: await list(first), byWriter: await list(second) };
      await replay('resume');
      await vi.waitFor(async () => expect(await list()).toEqual(['1001', '1002']), { timeout: 20_000 });

      expect(seen).toEqual({ byOthers: ['1001'], before: ['1001'], byWriter: ['1001', '1002'] });
    });

    test('are read from the database itself when the replica is gone', async () => {
      parts().standby.stop();
      await add('1003');

      expect(await list()).toEqual(['1001', '1002', '1003']);
    });
  },
  { serverOnly: true },
);
