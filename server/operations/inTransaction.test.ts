import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../contract/Refusal.ts';
import type { Queries } from '../database/Database.types.ts';
import { bothDatabases } from '../testing/eachDatabase.ts';
import { inTransaction } from './inTransaction.ts';

class DatabaseFault extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The database says ${code}.`);
    this.code = code;
  }
}

bothDatabases('a request in a transaction', (database) => {
  beforeEach(() => sql`delete from toy_note`.execute(database().current()));

  const notes = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ about: string }>`select about from toy_note order by id`.execute(database().current());
    return rows.map(({ about }) => about);
  };
  /** Returns work that writes a note in each attempt and fails in the first ones. */
  const attempt = (faults: readonly Error[]) => {
    const tried: number[] = [];
    const work = async (db: Queries): Promise<string> => {
      tried.push(tried.length + 1);
      await sql`insert into toy_note (about) values (${`try ${tried.length}`})`.execute(db);
      const fault = faults[tried.length - 1];
      if (fault !== undefined) throw fault;
      return 'done';
    };
    return { tried, run: () => inTransaction(database(), work) };
  };

  describe.each(['40001', '40P01'])('that collides with another one (%s)', (code) => {
    test('is tried again, and only what its last try has written is there', async () => {
      const { tried, run } = attempt([new DatabaseFault(code), new DatabaseFault(code)]);

      expect(await run()).toBe('done');
      expect(tried).toEqual([1, 2, 3]);
      expect(await notes()).toEqual(['try 3']);
    });

    test('is given up after three tries, and has written nothing', async () => {
      const { tried, run } = attempt(Array.from({ length: 5 }, () => new DatabaseFault(code)));

      await expect(run()).rejects.toThrow(`The database says ${code}.`);
      expect(tried).toEqual([1, 2, 3]);
      expect(await notes()).toEqual([]);
    });
  });

  test.each([new DatabaseFault('23505'), new Error('no'), new Refusal({ status: 409, code: 'conflict' })])(
    'that fails otherwise is not tried again, and has written nothing (%s)',
    async (fault) => {
      const { tried, run } = attempt([fault]);

      await expect(run()).rejects.toBe(fault);
      expect(tried).toEqual([1]);
      expect(await notes()).toEqual([]);
    },
  );

  test('that is refused keeps what it has written where the refusal says so', async () => {
    const refusal = new Refusal({ status: 409, code: 'conflict', keep: true });
    const { tried, run } = attempt([refusal]);

    await expect(run()).rejects.toBe(refusal);
    expect(tried).toEqual([1]);
    expect(await notes()).toEqual(['try 1']);
  });
});
