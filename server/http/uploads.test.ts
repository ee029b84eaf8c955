import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { sweepFilesWorker } from '../jobs/sweepFilesWorker.ts';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openCoverApp, type Part } from '../testing/openCoverApp.ts';
import { addToyAccount } from '../testing/openToyApp.ts';
import { closedPolicy } from './closedPolicy.ts';

type CoverApp = Awaited<ReturnType<typeof openCoverApp>>;

eachDatabase('uploads', (database) => {
  let library: CoverApp | undefined;
  const tokens: Record<string, string> = {};
  beforeAll(async () => {
    await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
    await addToyAccount(database(), { email: 'ann@library.example', roles: ['Member'] });
    library = await openCoverApp(database());
    for (const who of ['lea', 'ann']) tokens[who] = await library.signIn(`${who}@library.example`);
    return () => library?.app.close();
  });
  const open = (): CoverApp => {
    if (library === undefined) throw new Error('The server is open only inside tests.');
    return library;
  };
  const send = (path: string, parts: readonly Part[], who = 'lea') => open().send(path, tokens[who] ?? '', parts);
  const cover = (name: string, content: string | Uint8Array<ArrayBuffer>, about = 'Emma'): readonly Part[] => [
    {
      name: 'file',
      value: { name, content: typeof content === 'string' ? new TextEncoder().encode(content) : content },
    },
    { name: 'cover', value: JSON.stringify({ about }) },
  ];
  const rows = async (): Promise<number> =>
    (await database().current().selectFrom('stored_file').select('id').execute()).length;
  const stored = async (): Promise<number> => {
    const found: string[] = [];
    for (const name of ['uploads', 'incoming']) {
      found.push(...(await readdir(join(open().folder, 'files', name)).catch(() => [])));
    }
    return found.length;
  };

  test('are stored under an id, and downloaded as they were, never shown', async () => {
    const sent = await send('/covers', cover('../shelf/Émile ‮txt.exe‬ .txt', 'A quiet book.'));
    const id = isRecord(sent.json) ? String(sent.json['id']) : '';

    const download = await open().app.inject({
      url: `/api/covers/${id}`,
      headers: { authorization: `Bearer ${tokens['lea']}` },
    });

    const hash = createHash('sha256').update('A quiet book.').digest('hex');
    expect(sent).toEqual({ status: 200, json: { id, name: 'Émile txt.exe .txt', type: 'text/plain', hash } });
    expect(download.body).toBe('A quiet book.');
    expect(download.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-length': '13',
      'content-disposition': `attachment; filename="_mile txt.exe.txt"; filename*=UTF-8''%C3%89mile%20txt.exe.txt`,
      'content-security-policy': `sandbox; ${closedPolicy}`,
      'x-content-type-options': 'nosniff',
    });
  });

  test('of several files are accepted together, with values of every type next to them', async () => {
    const parts = [
      ...['one.txt', 'two.csv'].map((name) => ({
        name: 'file',
        value: { name, content: new TextEncoder().encode(name) },
      })),
      { name: 'about', value: '42' },
      { name: 'pages', value: '7' },
    ];

    const { status, json } = await send('/covers/several', parts);

    const names = Array.isArray(json) ? json.map((one: unknown) => isRecord(one) && one['name']) : json;
    expect({ status, names }).toEqual({ status: 200, names: ['one.txt', 'two.csv'] });
  });

  const refusals: readonly { title: string; parts: readonly Part[]; status: number; json: object; who?: string }[] = [
    {
      title: 'an extension that the field does not name',
      parts: cover('tool.exe', 'x'),
      status: 400,
      json: { code: 'validation', fields: { '/file': 'invalid file' } },
    },
    {
      title: 'content that is not what the name says',
      parts: cover('cover.png', 'no picture'),
      status: 400,
      json: { fields: { '/file': 'The content of cover.png is not what its name says' } },
    },
    {
      title: 'an empty file',
      parts: cover('empty.txt', ''),
      status: 400,
      json: { fields: { '/file': 'empty.txt is empty or damaged' } },
    },
    {
      title: 'more than the field allows',
      parts: cover('large.txt', new Uint8Array(25 * 1024 * 1024 + 1).fill(97)),
      status: 413,
      json: { code: 'too-large', fields: { '/file': 'File must be no larger than 25 MB' } },
    },
    {
      title: 'a form without its file',
      parts: cover('a.txt', 'x').slice(1),
      status: 400,
      json: { code: 'validation' },
    },
    {
      title: 'two files for one',
      parts: [...cover('a.txt', 'x'), ...cover('b.txt', 'x').slice(0, 1)],
      status: 400,
      json: { code: 'validation' },
    },
    {
      title: 'a file for a field that nobody knows',
      parts: [...cover('a.txt', 'x'), { name: 'other', value: { name: 'b.txt', content: new Uint8Array(3) } }],
      status: 400,
      json: { code: 'validation' },
    },
    {
      title: 'other fields that are wrong',
      parts: cover('a.txt', 'x', 'a'.repeat(41)),
      status: 400,
      json: { code: 'validation' },
    },
    {
      title: 'a call that its handler refuses',
      parts: cover('a.txt', 'x', 'refused'),
      status: 422,
      json: { code: 'state' },
    },
    {
      title: 'a caller without the right',
      parts: cover('a.txt', 'x'),
      status: 403,
      json: { code: 'forbidden' },
      who: 'ann',
    },
    { title: 'nobody', parts: cover('a.txt', 'x'), status: 401, json: { code: 'unauthenticated' }, who: 'nobody' },
  ];
  test.each(refusals)('store nothing of $title', async ({ parts, status, json, who }) => {
    const before = [await rows(), await stored()];

    const answer = await send('/covers', parts, who);

    expect(answer).toMatchObject({ status, json });
    expect([await rows(), await stored()]).toEqual(before);
  });

  test('have to be files: JSON that looks like one is refused', async () => {
    const { app } = open();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/covers',
      headers: { authorization: `Bearer ${tokens['lea']}` },
      payload: { file: { name: 'a.txt', size: 3 }, about: 'Emma' },
    });

    expect({ status: answer.statusCode, json: answer.json() }).toMatchObject({
      status: 400,
      json: { code: 'validation' },
    });
  });

  test('are accepted by operations with a file only', async () => {
    const answer = await send('/loans', cover('a.txt', 'x'));

    expect(answer).toMatchObject({ status: 415, json: { code: 'media-type' } });
  });

  test('that are removed have neither row nor content', async () => {
    const before = [await rows(), await stored()];
    const { json } = await send('/covers', cover('a.txt', 'x'));
    const url = `/api/covers/${isRecord(json) ? String(json['id']) : ''}`;
    const headers = { authorization: `Bearer ${tokens['lea']}` };

    const removed = await open().app.inject({ method: 'DELETE', url, headers });

    expect(removed.statusCode).toBe(204);
    expect([await rows(), await stored()]).toEqual(before);
    expect((await open().app.inject({ url, headers })).statusCode).toBe(404);
  });

  test('of a handler with an error are removed by the sweep, and those with a row stay', async () => {
    const { time, work } = open();
    const before = [await rows(), await stored()];
    const failed = await send('/covers', cover('a.txt', 'x', 'broken'));
    const left = await stored();

    time.now = new Date(Date.now() + 2 * 3_600_000);
    await work(sweepFilesWorker);
    time.now = new Date('2026-11-21T10:00:00Z');

    expect({ status: failed.status, left }).toEqual({ status: 500, left: Number(before[1]) + 1 });
    expect([await rows(), await stored()]).toEqual(before);
  });
});
