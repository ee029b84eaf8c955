import { chmod, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachDatabase } from '../testing/eachDatabase.ts';
import { openCoverApp } from '../testing/openCoverApp.ts';
import { addToyAccount } from '../testing/openToyApp.ts';

const parts = [
  { name: 'file', value: { name: 'a.txt', content: new TextEncoder().encode('A quiet book.') } },
  { name: 'cover', value: JSON.stringify({ about: 'Emma' }) },
];

eachDatabase('files of a server whose storage fails', (database) => {
  const open = async (email: string, environment: Readonly<Record<string, string>> = {}) => {
    await addToyAccount(database(), { email, roles: ['Librarian'] });
    const library = await openCoverApp(database(), environment);
    return { library, token: await library.signIn(email) };
  };
  const rows = () => database().current().selectFrom('stored_file').selectAll().execute();

  test('are refused while there is no bucket, and nothing is left of them', async () => {
    // No server listens on this port.
    const { library, token } = await open('lea@library.example', {
      FILES_URL: 's3://files?endpoint=http://127.0.0.1:1',
    });
    process.env['AWS_ACCESS_KEY_ID'] = 'nobody';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'nothing';

    const answer = await library.send('/covers', token, parts);

    const left = await readdir(join(library.folder, 'files', 'incoming'));
    expect(answer).toMatchObject({ status: 503, json: { code: 'not-stored' } });
    expect([await rows(), left]).toEqual([[], []]);
    await library.app.close();
  });

  test('are refused while there is no folder for them, and nothing is left of them', async () => {
    const { library, token } = await open('ann@library.example');
    // A file in place of the folder has the same effect as a full drive: nothing can be written there.
    await mkdir(join(library.folder, 'files'), { recursive: true });
    await writeFile(join(library.folder, 'files', 'incoming'), '');

    const answer = await library.send('/covers', token, parts);

    expect(answer).toMatchObject({ status: 503, json: { code: 'not-stored' } });
    expect(await rows()).toEqual([]);
    await library.app.close();
  });

  test('are not read while they are missing, and never when they were altered', async () => {
    const { library, token } = await open('bob@library.example');
    const { json } = await library.send('/covers', token, parts);
    const id = isRecord(json) ? String(json['id']) : '';
    const path = join(library.folder, 'files', 'uploads', id);
    const headers = { authorization: `Bearer ${token}` };
    await chmod(path, 0o600);
    await writeFile(path, 'A louder book');
    const address = await library.app.listen({ host: '127.0.0.1', port: 0 });
    const altered = await fetch(`${address}/api/covers/${id}`, { headers });
    const content = altered.arrayBuffer();
    await expect(content).rejects.toThrow('terminated');
    await library.services.files.uploads.remove(id);

    const missing = await library.app.inject({ url: `/api/covers/${id}`, headers });

    expect({ status: missing.statusCode, json: missing.json() }).toMatchObject({
      status: 503,
      json: { code: 'not-read' },
    });
    await library.app.close();
  });
});
