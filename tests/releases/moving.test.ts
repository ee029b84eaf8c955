import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachLibrary, edited, liveHash, people, publish, resized } from './eachLibrary.ts';

type Json = Readonly<Record<string, unknown>>;

const answers = { isNew: true, email: 'ola@readers.example', firstName: 'Ola', guardian: 'Ada' };

eachLibrary('a wizard that was started under an older release', (opened) => {
  const call = async (method: 'GET' | 'PUT' | 'POST', path: string, body?: Json, as: string = people.librarian) => {
    const { library } = opened();
    const token = await library.signIn(as);
    const { status, json } = await library.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status, json: Object(json) };
  };
  const start = async (key: string, step = 'terms') =>
    call('PUT', '/drafts/lend-book', {
      ...{ key, variant: 'desk', step, release: await liveHash(opened().library), version: 0 },
      data: { data: answers, chosen: {}, outcomes: {}, seed: 'one' },
    });
  const draft = async (key: string): Promise<Json> => (await call('GET', `/drafts/lend-book?key=${key}`)).json;
  const move = async (from: string, as?: string) =>
    call(
      'POST',
      '/begun-work/moves',
      { base: await liveHash(opened().library), kind: 'wizard', name: 'lend-book', from },
      as,
    );
  const bringBack = (id: unknown) => call('POST', `/begun-work/moves/${String(id)}/return`);
  const outcomesOf = async (id: unknown): Promise<unknown> => {
    const listed: unknown = (await call('GET', '/begun-work/moves')).json;
    const found = (Array.isArray(listed) ? listed.filter(isRecord) : []).find((one) => one['move'] === id);
    return [found?.['status'], found?.['outcomes']];
  };
  /** Publishes the form of new members with another first field, without the one for guardians. */
  const publishShorter = async (without: readonly string[]) =>
    publish(opened().library, [
      await edited({ kind: 'form', definition: 'join' }, (json) => ({
        ...json,
        fields: ['email', 'firstName', 'lastName', 'level', 'guardian', 'guardianEmail'].filter(
          (name) => !without.includes(name),
        ),
      })),
    ]);

  test('stays there over two publications, is moved without what is not asked any more, and comes back as it was', async () => {
    // given
    const { library } = opened();
    const first = await liveHash(library);
    await start('one');
    await start('two', 'a-step-that-is-gone');
    const before = await draft('one');

    // when
    const published = [await publishShorter(['guardian']), await publish(library, [await resized(51)])];
    const stayed = await draft('one');
    const begun = (await call('GET', '/begun-work')).json;
    const { json } = await move(first);
    const moved = await draft('one');
    const report = await outcomesOf(json.move);
    const stale = await call('PUT', '/drafts/lend-book', { key: 'one', ...saving(before), version: 1 });
    const returned = await bringBack(json.move);
    const back = await draft('one');

    // then
    const live = await liveHash(library);
    const { guardian: _guardian, ...kept } = answers;
    expect(published.map(({ status }) => status)).toEqual([200, 200]);
    expect(stayed).toEqual(before);
    expect(begun).toEqual([
      {
        ...{ kind: 'wizard', name: 'lend-book', from: first, instances: 2 },
        losses: [{ what: 'answer', name: 'guardian', instances: 2 }],
      },
    ]);
    expect(moved).toEqual({ ...before, release: live, version: 2, data: { ...Object(before['data']), data: kept } });
    expect(report).toEqual([
      'moved',
      [
        { outcome: 'moved', instances: 1 },
        { outcome: 'refused', reason: 'step', instances: 1 },
      ],
    ]);
    expect([stale.status, returned.status]).toEqual([409, 204]);
    expect(back).toEqual({ ...before, version: 3 });
    expect(await outcomesOf(json.move)).toMatchObject(['returned', [{ outcome: 'refused' }, { outcome: 'returned' }]]);
  });

  test('keeps what was answered after the move', async () => {
    const { library } = opened();
    const first = await liveHash(library);
    await start('three');
    await publish(library, [await resized(52)]);
    const { json } = await move(first);
    const moved = await draft('three');
    await call('PUT', '/drafts/lend-book', {
      ...saving(moved),
      key: 'three',
      data: { data: { email: 'new@readers.example' } },
      version: 2,
    });
    const saved = await draft('three');

    const answer = await bringBack(json.move);
    const again = await bringBack(json.move);

    expect([answer.status, again.status]).toEqual([204, 409]);
    expect(await draft('three')).toEqual(saved);
    expect(await outcomesOf(json.move)).toMatchObject([
      'returned',
      [{ outcome: 'kept', reason: 'changed', instances: 1 }],
    ]);
  });

  test('is moved only by those who may publish, and only from a release with such work', async () => {
    const { library } = opened();
    const live = await liveHash(library);
    const stale = { base: 'f'.repeat(64), kind: 'wizard', name: 'lend-book', from: live };

    const answers = [await move(live, people.member), await move(live), await call('POST', '/begun-work/moves', stale)];

    expect(answers.map(({ status }) => status)).toEqual([403, 404, 409]);
    expect((await bringBack(999_999)).status).toBe(404);
  });
});

/** Returns what a page sends to save a draft that it has read. */
function saving({ variant, step, release, data }: Json): Json {
  return { variant, step, release, data };
}
