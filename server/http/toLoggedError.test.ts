import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openToyApp, type ToyApp } from '../testing/openToyApp.ts';
import { toLoggedError } from './toLoggedError.ts';

const secret = 'a note about Ann';

eachDatabase('an error of the database', (database) => {
  let toy: ToyApp;
  beforeAll(async () => {
    toy = await openToyApp(database());
  });

  const failing = [
    ['in a value', () => sql`select ${secret}::text::integer`, { code: '22P02' }],
    [
      'in a row',
      () =>
        sql`insert into once_key (account_id, operation, key, body_hash) select 1, ${secret}, ${secret}, 'h' from generate_series(1, 2)`,
      {},
    ],
    ['in a word of the statement', () => sql.raw(`select "${secret}"`), { code: '42703' }],
  ] as const;

  test.each(failing)('is logged by its code and without what was written: %s', async (_where, statement, facts) => {
    const error = await statement()
      .execute(database().current())
      .catch((thrown: unknown) => thrown);
    const before = toy.log.length;

    toy.app.log.error({ err: error }, 'request failed');

    const lines = toy.log.slice(before).join('');
    expect(error).toBeInstanceOf(Error);
    expect(lines).not.toContain(secret);
    expect(JSON.parse(lines)).toMatchObject({
      msg: 'request failed',
      err: { message: expect.any(String), stack: expect.stringContaining('at '), ...facts },
    });
  });
});

describe('an error', () => {
  test('keeps its words, code and cause in the log, and nothing that was hung onto it', () => {
    const cause = Object.assign(new Error('refused'), { code: 'ECONNREFUSED', command: secret });
    const error = Object.assign(new TypeError('no answer\nat all', { cause }), { params: [secret] });

    const fault = toLoggedError(error);

    expect(fault).toMatchObject({
      type: 'TypeError',
      message: 'no answer\nat all',
      cause: { type: 'Error', message: 'refused', code: 'ECONNREFUSED' },
    });
    expect(JSON.stringify(fault)).not.toContain(secret);
    expect(fault.stack).toMatch(/^\s+at .*toLoggedError\.test\.ts/);
  });

  test('of the database keeps names that are ours', () => {
    const message = 'duplicate key value violates unique constraint "account_email_key" of "ann@example.com"';
    const error = Object.assign(new Error(message), {
      ...{ code: '23505', severity: 'ERROR', constraint: 'account_email_key', table: 'account' },
      detail: 'Key (email)=(ann@example.com) already exists.',
    });

    expect(toLoggedError(error)).toMatchObject({
      message: 'duplicate key value violates unique constraint "account_email_key" of "…"',
      ...{ code: '23505', constraint: 'account_email_key', table: 'account' },
    });
    expect(JSON.stringify(toLoggedError(error))).not.toContain('ann@');
  });

  test('that is no error is its own words', () => {
    expect(toLoggedError('gone')).toEqual({ type: 'string', message: 'gone', stack: '' });
  });
});
