import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachLibrary, people } from '../releases/eachLibrary.ts';

const answers = { q1: '9780000000123', q2: 500, q3: 10, q5: true, q7: 'train', q8: 'steady' };

type Row = Readonly<Record<string, unknown>>;

eachLibrary('a reading log', (opened) => {
  const post = async (path: string, body: Row): Promise<Row> => {
    const { library } = opened();
    const { json } = await library.call('POST', path, { token: await library.signIn(people.reader), body });
    return isRecord(json) ? json : {};
  };

  const refusedPaths = async (given: Row): Promise<readonly string[]> => {
    const { code, fields } = await post('/reading-logs', { answers: given });
    return code === 'validation' ? Object.keys(Object(fields)) : [`accepted: ${String(code)}`];
  };

  test('the server computes answers and marks that depend on other answers', async () => {
    // when
    const thick = await post('/reading-logs', { answers });
    const thin = await post('/reading-logs', { answers: { ...answers, q2: 100, q7: 'Under the apple tree' } });

    // then
    expect([thick, thin]).toMatchObject([
      { answers: { ...answers, q4: 50 }, pace: 50, points: 6 },
      { answers: { ...answers, q2: 100, q4: 10, q7: 'Under the apple tree' }, pace: 10, points: 3 },
    ]);
  });

  test('the server accepts a computed answer only as it computes it', async () => {
    // when
    const same = await post('/reading-logs', { answers: { ...answers, q4: 50 } });
    const other = await refusedPaths({ ...answers, q4: 51 });

    // then
    expect([same['pace'], other]).toEqual([50, ['/answers/q4']]);
  });

  test('the server refuses an answer whose condition does not hold', async () => {
    // when
    const refused = await Promise.all([
      refusedPaths({ ...answers, q8: 'left' }),
      refusedPaths({ ...answers, q5: false }),
      refusedPaths({ ...answers, q8: 'neither' }),
    ]);

    // then
    expect(refused).toEqual([['/answers/q8'], ['/answers/q8'], ['/answers/q8']]);
  });

  test('the server refuses a record that the call of the options does not return', async () => {
    // when
    const refused = await Promise.all([
      refusedPaths({ ...answers, q1: '9789999999999' }),
      refusedPaths({ ...answers, q1: 12 }),
      refusedPaths({ ...answers, q1: ['9780000000123'] }),
    ]);

    // then
    expect(refused).toEqual([['/answers/q1'], ['/answers/q1'], ['/answers/q1']]);
  });

  test('the server refuses answers of another type', async () => {
    // when
    const refused = await Promise.all([
      refusedPaths({ ...answers, q5: 'true' }),
      refusedPaths({ ...answers, q6: '2026-11-20' }),
      refusedPaths({ ...answers, q7: 3 }),
      refusedPaths({ ...answers, q7: 'x'.repeat(41) }),
    ]);

    // then
    expect(refused).toEqual([['/answers/q5', '/answers/q8'], ['/answers/q6'], ['/answers/q7'], ['/answers/q7']]);
  });
});
