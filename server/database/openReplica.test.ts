import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import type { Queries } from './Database.types.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { openReplica } from './openReplica.ts';

eachDatabase('a replica', (database) => {
  /** Opens the database with itself as the replica. `nameOf` returns which of the two a query uses. */
  const open = () => {
    const own = database().current();
    const copy = own.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => result,
    });
    return { replica: openReplica(copy, () => own), nameOf: (db: Queries) => (db === own ? 'own' : 'copy') };
  };

  test('is read from, also up to a position that it has reached', async () => {
    const { replica, nameOf } = open();

    const read = await replica.read(undefined, async (db) => nameOf(db));
    const since = await replica.read(await replica.position(), async (db) => nameOf(db));

    expect([read, since]).toEqual(['copy', 'copy']);
  });

  test('is left aside for some seconds after it was away', async () => {
    const { replica, nameOf } = open();
    const asked: string[] = [];
    const work = async (db: Queries): Promise<string> => {
      asked.push(nameOf(db));
      if (nameOf(db) === 'copy') throw new DatabaseUnavailable(new Error('gone'));
      return 'answered';
    };
    const clock = vi.spyOn(Date, 'now').mockReturnValue(1_000_000);

    const answers = [await replica.read(undefined, work), await replica.read(undefined, work)];
    clock.mockReturnValue(1_005_000);
    answers.push(await replica.read(undefined, work));
    clock.mockRestore();

    expect(answers).toEqual(['answered', 'answered', 'answered']);
    expect(asked).toEqual(['copy', 'own', 'own', 'copy', 'own']);
  });

  test('hands on errors of the work, and writes go to the database itself', async () => {
    const { replica, nameOf } = open();
    const readOnly = Object.assign(new Error('read-only'), { code: '25006' });

    const written = await replica.read(undefined, async (db) => {
      if (nameOf(db) === 'copy') throw readOnly;
      return nameOf(db);
    });

    expect(written).toBe('own');
    await expect(replica.read(undefined, (db) => sql`select nothing`.execute(db))).rejects.toThrow('nothing');
  });
});
