import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import type { SentChange } from '#server/testing';
import { publishDueWorker } from '../../server/studio/publishDueWorker.ts';
import { DefinitionThreadError } from '../../server/studio/queryDefinitions.ts';
import { readMails } from '../../server/testing/readMails.ts';
import { eachLibrary, edited, liveHash, people, publish, resized } from './eachLibrary.ts';

type Json = Readonly<Record<string, unknown>>;

eachLibrary('a publication at a time', (opened) => {
  const call = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    as: string = people.librarian,
  ) => {
    const { library } = opened();
    const token = await library.signIn(as);
    const { status, json } = await library.call(method, path, { token, ...(body === undefined ? {} : { body }) });
    return { status, json: Object(json) };
  };
  const inMinutes = (minutes: number): string =>
    new Date(opened().library.time.now.getTime() + minutes * 60_000).toISOString();
  /** Lets the time of a publication come, and runs the job. */
  const wait = async (minutes: number): Promise<void> => {
    const { library } = opened();
    library.time.now = new Date(library.time.now.getTime() + minutes * 60_000);
    await library.work(publishDueWorker);
  };
  const draftOf = async (change: SentChange): Promise<number> =>
    Number((await call('PUT', '/definition-drafts', change)).json.draft);
  const schedule = async (drafts: readonly number[], more: Json = {}) =>
    call('POST', '/scheduled-publications', {
      ...{ base: await liveHash(opened().library), drafts, publishAt: inMinutes(3) },
      ...more,
    });
  const found = async (publication: unknown): Promise<Json> => {
    const listed: unknown = (await call('GET', '/scheduled-publications')).json;
    const rows = Array.isArray(listed) ? listed.filter(isRecord) : [];
    return rows.find((one) => one['publication'] === publication) ?? {};
  };
  const discard = (draft: number) => call('DELETE', `/definition-drafts/${draft}`);

  test('is live from its time on, once, and is one event of its author', async () => {
    // given
    const { library, database } = opened();
    const before = await liveHash(library);
    const draft = await draftOf(await resized(61));
    const publishAt = inMinutes(3);
    const scheduled = await schedule([draft], { note: 'From Monday on' });

    // when
    await wait(2);
    const early = await liveHash(library);
    library.time.now = new Date(publishAt);
    await Promise.all([library.work(publishDueWorker), library.work(publishDueWorker)]);

    // then
    const after = await liveHash(library);
    const waits = {
      ...{ publication: scheduled.json.publication, publishAt, author: people.librarian, note: 'From Monday on' },
      ...{ scheduledAt: expect.any(String), errors: [] },
      definitions: [{ draft, kind: 'operation', definition: 'members.list', revision: 1, isChanged: false }],
    };
    expect([scheduled.status, scheduled.json]).toEqual([200, { ...waits, status: 'scheduled' }]);
    expect([early, after]).toEqual([before, expect.not.stringMatching(before)]);
    expect(await found(waits.publication)).toEqual({
      ...{ ...waits, status: 'published', release: after, endedAt: publishAt, endedBy: 'server.publications' },
    });
    const events = database.current().selectFrom('event').select(['actor', 'operation', 'key', 'before']);
    expect(await events.where('entity', '=', 'release').where('what', '=', 'publish').orderBy('seq').execute()).toEqual(
      [
        {
          ...{ actor: people.librarian, operation: 'job:server.publications', key: after },
          before: { release: before },
        },
      ],
    );
  });

  test('is refused for a time that has passed, for no draft, and for a draft that is scheduled already', async () => {
    const draft = await draftOf(await resized(62));
    const past = await schedule([draft], { publishAt: inMinutes(-1) });
    const empty = await schedule([]);
    const { json } = await schedule([draft]);

    const twice = [await schedule([draft]), await publish(opened().library, [], { drafts: [draft] })];

    expect([past.status, past.json.fields]).toEqual([
      400,
      { '/publishAt': 'The time of the publication must be in the future.' },
    ]);
    expect([empty.status, Object.keys(empty.json.fields)]).toEqual([400, ['/drafts']]);
    const errors = [{ code: 'draft/scheduled', kind: 'operation', definition: 'members.list' }];
    expect(twice.map((answer) => [answer.status, Object(answer.json).code, Object(answer.json).errors])).toEqual(
      Array(2).fill([409, 'scheduled', errors]),
    );
    await call('POST', `/scheduled-publications/${json.publication}/cancellation`);
    await discard(draft);
  });

  test('that is cancelled is not carried out, and only those who may publish cancel it', async () => {
    const { library } = opened();
    const before = await liveHash(library);
    const draft = await draftOf(await resized(63));
    const { json } = await schedule([draft]);
    const path = `/scheduled-publications/${json.publication}/cancellation`;

    const answers = [
      await call('POST', path, undefined, people.member),
      await call('POST', path),
      await call('POST', path),
      await call('POST', '/scheduled-publications/999999/cancellation'),
    ];
    await wait(4);

    expect(answers.map(({ status }) => status)).toEqual([403, 204, 409, 404]);
    expect(await liveHash(library)).toBe(before);
    expect(await found(json.publication)).toMatchObject({ status: 'cancelled', endedBy: people.librarian });
    await discard(draft);
  });

  test('is not carried out when a draft was changed since, and its author is told why', async () => {
    // given
    const { library, database } = opened();
    const before = await liveHash(library);
    const draft = await draftOf(await resized(64));
    const { json } = await schedule([draft]);
    await call('PUT', '/definition-drafts', { ...(await resized(65)), revision: 1 });
    const warned = await found(json.publication);

    // when
    await wait(4);

    // then
    expect(warned).toMatchObject({ status: 'scheduled', definitions: [{ isChanged: true }] });
    expect(await liveHash(library)).toBe(before);
    expect(await found(json.publication)).toMatchObject({
      ...{ status: 'refused', reason: 'stale' },
      errors: [{ code: 'draft/changed', kind: 'operation', definition: 'members.list' }],
    });
    expect(await readMails(database, people.librarian)).toEqual([
      {
        ...{ to: people.librarian, subject: 'Your scheduled publication was not carried out' },
        text: expect.stringContaining('was changed after you scheduled it'),
      },
    ]);
    await discard(draft);
  });

  test('is judged again over what others have published meanwhile', async () => {
    // given
    const { library } = opened();
    const [list, form] = [await draftOf(await resized(66)), await draftOf(await titled('Sign In Here'))];
    const first = await schedule([list]);
    const second = await schedule([form], { publishAt: inMinutes(6) });
    await publish(library, [
      await edited({ kind: 'operation', definition: 'books.list' }, (json) => ({ ...json, size: 7 })),
    ]);
    const meanwhile = await liveHash(library);

    // when
    await wait(4);
    await publish(library, [await titled('Welcome')]);
    await wait(4);

    // then
    const published = await found(first.json.publication);
    const refused = await found(second.json.publication);
    const releases = (await call('GET', '/releases')).json.content;
    expect(releases.find(({ release }: Json) => release === published['release'])).toMatchObject({ parent: meanwhile });
    expect([published['status'], refused['status'], refused['errors']]).toEqual([
      'published',
      'refused',
      [{ code: 'definition/changed', kind: 'locale', definition: 'fr/login.form' }],
    ]);
    await discard(form);
  });

  test('opens no more than was confirmed when it was scheduled', async () => {
    const draft = await draftOf(
      await edited({ kind: 'operation', definition: 'members.list' }, (json) => ({ ...json, allow: 'public' })),
    );

    const unconfirmed = await schedule([draft]);
    const confirmed = await schedule([draft], { confirm: ['members.list'] });
    // What was confirmed for members is opened to everybody.
    await opened()
      .database.current()
      .updateTable('scheduled_publication')
      .set({ confirmed: JSON.stringify([{ id: 'members.list', gains: ['Member'] }]) })
      .where('id', '=', Number(confirmed.json.publication))
      .execute();
    await wait(4);

    expect([unconfirmed.status, unconfirmed.json.errors]).toMatchObject([422, [{ code: 'access/widened' }]]);
    expect(await found(confirmed.json.publication)).toMatchObject({
      ...{ status: 'refused', reason: 'definitions', errors: [{ code: 'access/widened' }] },
    });
    await discard(draft);
  });

  test('is refused with a reason when the server cannot check it, and does not delay the next one', async () => {
    // given
    const { library, database } = opened();
    const [list, books] = [
      await draftOf(await resized(67)),
      await draftOf(await edited({ kind: 'operation', definition: 'books.list' }, (json) => ({ ...json, size: 8 }))),
    ];
    const first = await schedule([list]);
    const second = await schedule([books]);
    const ended = new DefinitionThreadError('The thread of the definitions has ended.');

    // when
    library.time.now = new Date(library.time.now.getTime() + 4 * 60_000);
    await library.work({
      ...publishDueWorker,
      work: (data, context) => publishDueWorker.work(data, { ...context, outside: () => Promise.reject(ended) }),
    });
    await library.work(publishDueWorker);

    // then
    expect(await found(first.json.publication)).toMatchObject({ status: 'refused', reason: 'unchecked', errors: [] });
    expect(await found(second.json.publication)).toMatchObject({ status: 'published' });
    const mails = await readMails(database, people.librarian);
    expect(mails.at(-1)?.text).toContain('the server could not check its drafts');
    await discard(list);
  });

  test('needs the rights of its author at its time', async () => {
    const { library, database } = opened();
    const before = await liveHash(library);
    const accounts = database.current().updateTable('account').where('email', '=', people.reader);
    await accounts.set({ roles: ['Librarian'] }).execute();
    const draft = await draftOf(await resized(67));
    const body = { base: before, drafts: [draft], publishAt: inMinutes(3) };
    const { json } = await call('POST', '/scheduled-publications', body, people.reader);
    await accounts.set({ roles: ['Member'] }).execute();

    await wait(4);

    expect(await liveHash(library)).toBe(before);
    expect(await found(json.publication)).toMatchObject({ status: 'refused', reason: 'forbidden' });
    await discard(draft);
  });

  /** Changes a translation, which needs no other definition. */
  function titled(title: string): Promise<SentChange> {
    return edited({ kind: 'locale', definition: 'fr/login.form' }, (json) => ({
      ...{ ...json, title: { ...Object(json['title']), is: title } },
    }));
  }
});
