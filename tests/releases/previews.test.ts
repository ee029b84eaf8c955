import { expect, test } from 'vitest';
import { type Release, readPath } from '#engine';
import { eachLibrary, liveHash, people, resized, rollback } from './eachLibrary.ts';

eachLibrary('[M7] a preview of drafts', (opened) => {
  /** Saves a draft that changes the size of a list, once, and returns its number. */
  const saveDraft = async (): Promise<number> => {
    const { library } = opened();
    const token = await library.signIn(people.librarian);
    const { json: drafts } = await library.call('GET', '/definition-drafts', { token });
    const [known] = Array.isArray(drafts) ? drafts : [];
    if (known !== undefined) return Number(readPath(known, 'draft'));
    const { kind, definition, text } = await resized(17);
    const body = { kind, definition, text, base: await liveHash(library) };
    const { json } = await library.call('PUT', '/definition-drafts', { token, body });
    return Number(readPath(json, 'draft'));
  };
  const open = async (kind: 'role' | 'account', body: object, token?: string) => {
    const { library } = opened();
    return library.call('POST', `/previews/${kind}`, {
      token: token ?? (await library.signIn(people.librarian)),
      body: { base: await liveHash(library), drafts: [], ...body },
    });
  };
  const tokenIn = ({ json }: { readonly json: unknown }) => String(readPath(json, 'token'));
  const statusOf = async (token: string) => (await opened().library.call('GET', '/auth/user/me', { token })).status;
  /** Signs in again, because the tokens of `library.signIn` are shared by all tests. */
  const newSession = async (username: string) => {
    const body = { username, password: 'Formwork!2026' };
    return String(readPath((await opened().library.call('POST', '/auth/login', { body })).json, 'accessToken'));
  };
  const setRole = async (role: string) => {
    const db = opened().database.current();
    await db
      .updateTable('account')
      .set({ roles: [role] })
      .where('email', '=', people.librarian)
      .execute();
  };

  test('shows the drafts to a role with sample records, and no record that is stored', async () => {
    const { library, database } = opened();
    const isbn = '9780000000019';
    const book = { isbn, title: 'Stored Only', kind: 'novel', author: 'Ann Example', copies: 1 };
    const added = await library.call('POST', '/books', { token: await library.signIn(people.librarian), body: book });
    const draft = await saveDraft();

    const answer = await open('role', { role: 'Librarian', drafts: [draft] });

    const token = tokenIn(answer);
    const hash = String(readPath(answer.json, 'release'));
    const headers = { authorization: `Bearer ${token}` };
    const part = await library.app.inject({ url: `/definitions/${hash}/own/portal.json`, headers });
    const { release }: { readonly release: Release } = part.json();
    expect(release.operations['members.list']?.size).toBe(17);
    const { json: user } = await library.call('GET', '/auth/user/me', { token });
    expect(user).toMatchObject({ roles: ['Librarian'] });
    const { json: shown } = await library.call('GET', '/books', { token });
    const { json: one } = await library.call('GET', `/books/${isbn}`, { token });
    expect([added.status, readPath(shown, 'totalElements')]).toEqual([200, expect.any(Number)]);
    expect(JSON.stringify(shown)).toContain('isbn');
    expect(JSON.stringify([shown, one])).not.toContain('Stored Only');
    const events = database.current().selectFrom('event').select(['actor', 'what', 'after', 'key']);
    expect(await events.where('entity', '=', 'preview').orderBy('seq', 'desc').limit(1).execute()).toEqual([
      {
        ...{ actor: people.librarian, what: 'open', key: readPath(answer.json, 'preview') },
        after: {
          ...{ release: hash, drafts: [draft], expiresAt: readPath(answer.json, 'expiresAt') },
          as: { role: 'Librarian', functions: [1, 2] },
        },
      },
    ]);
  });

  test('on another day is read with the clock of that day, and ends at the time of the server', async () => {
    const { library } = opened();
    const own = await library.signIn(people.librarian);
    const lateWith = async (token: string) => {
      const { json } = await library.call('GET', '/loans?size=100', { token });
      const loans = readPath(json, 'content');
      const isOpen = (loan: unknown) => ['LENT', 'OVERDUE'].includes(String(readPath(loan, 'status')));
      return Array.isArray(loans) ? [...new Set(loans.filter(isOpen).map((loan) => readPath(loan, 'daysLate')))] : [];
    };
    const before = await lateWith(own);

    const earlier = await open('account', { account: people.librarian, date: '2020-02-29' });
    const later = await open('account', { account: people.librarian, date: '2040-01-31' });
    const never = await open('role', { role: 'Librarian', date: '2040-02-31' });

    expect([await lateWith(tokenIn(earlier)), await lateWith(tokenIn(later))]).toEqual([[false], [true]]);
    expect([before.length, await lateWith(own)]).toEqual([2, before]);
    expect([await statusOf(tokenIn(later)), never.status]).toEqual([200, 400]);
    const refused = await library.call('POST', '/books', { token: tokenIn(later), body: {} });
    expect([refused.status, readPath(refused.json, 'code')]).toEqual([403, 'preview']);
    const events = opened().database.current().selectFrom('event').select('after');
    const [event] = await events.where('entity', '=', 'preview').orderBy('seq', 'desc').limit(1).execute();
    expect(readPath(event?.after, 'date')).toBe('2040-01-31');
  });

  test('is no release that others can read, list or make live, and its token is no session', async () => {
    const { library } = opened();
    const answer = await open('role', { role: 'Member', drafts: [await saveDraft()] });
    const hash = String(readPath(answer.json, 'release'));
    const token = await library.signIn(people.librarian);
    const headers = { authorization: `Bearer ${token}` };
    const statusAt = async (url: string, own = headers) => (await library.app.inject({ url, headers: own })).statusCode;

    const { json: list } = await library.call('GET', '/releases', { token });
    const refusals = [
      await statusAt(`/definitions/${hash}/own/library.json`),
      await statusAt(`/definitions/${hash}/public-library.json`),
      await statusAt(`/definitions/${hash}/release.json`),
      (await rollback(library, hash)).status,
      await statusAt(`/definitions/${await liveHash(library)}/release.json`, {
        authorization: `Bearer ${tokenIn(await open('account', { account: people.librarian }))}`,
      }),
    ];

    expect([JSON.stringify(list).includes(await liveHash(library)), JSON.stringify(list).includes(hash)]).toEqual([
      true,
      false,
    ]);
    expect(refusals).toEqual([404, 404, 404, 404, 403]);
  });

  test('ends when it is ended, when its session ends, when it expires, and when its opener loses the right', async () => {
    const { library } = opened();
    const own = await newSession(people.librarian);
    const ended = await open('role', { role: 'Member' });
    const signedOut = tokenIn(await open('role', { role: 'Member' }, own));
    const left = tokenIn(await open('account', { account: people.member }));
    const all = [tokenIn(ended), signedOut, left];
    expect(await Promise.all(all.map(statusOf))).toEqual([200, 200, 200]);

    const path = `/previews/${String(readPath(ended.json, 'preview'))}`;
    const end = await library.call('DELETE', path, { token: await library.signIn(people.librarian) });
    await library.call('POST', '/auth/logout', { token: own });

    expect(end.status).toBe(204);
    expect(await Promise.all(all.map(statusOf))).toEqual([401, 401, 200]);
    await setRole('Member');
    expect([await statusOf(left), (await open('role', { role: 'Member' })).status]).toEqual([401, 403]);
    await setRole('Librarian');
    expect(await statusOf(left)).toBe(200);
    const { now } = library.time;
    library.time.now = new Date(now.getTime() + 31 * 60_000);
    expect(await statusOf(left)).toBe(401);
    library.time.now = now;
  });

  test('refuses a role and an account that do not exist, and drafts with errors', async () => {
    const { library } = opened();
    const token = await library.signIn(people.librarian);
    const body = {
      kind: 'form',
      definition: 'faq-of-nobody',
      text: '{ "fields": [3] }',
      base: await liveHash(library),
    };
    const { json } = await library.call('PUT', '/definition-drafts', { token, body });
    const draft = Number(readPath(json, 'draft'));

    const answers = [
      await open('role', { role: 'Nobody' }),
      await open('account', { account: 'nobody@readers.example' }),
      await open('role', { role: 'Member', drafts: [draft] }),
    ];

    await library.call('DELETE', `/definition-drafts/${draft}`, { token });
    expect(answers.map(({ status, json: said }) => [status, readPath(said, 'code')])).toEqual([
      [400, 'validation'],
      [400, 'validation'],
      [422, 'definitions'],
    ]);
  });
});
