import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { openCoverApp } from '../../server/testing/openCoverApp.ts';
import { addToyAccount } from '../../server/testing/openToyApp.ts';
import { benignFiles } from './benignFiles.ts';
import { hostileFiles, testVirus } from './hostileFiles.ts';
import { startBucket } from './startBucket.ts';
import { startClamd } from './startClamd.ts';
import type { TestFile } from './TestFile.ts';

type CoverApp = Awaited<ReturnType<typeof openCoverApp>>;

for (const storage of ['a folder', 'a bucket'] as const) {
  eachDatabase(
    `uploads into ${storage}`,
    (database) => {
      let library: CoverApp | undefined;
      let token = '';
      let countStored = async (): Promise<number> => 0;
      let scanner: Awaited<ReturnType<typeof startClamd>> | undefined;
      beforeAll(async () => {
        const bucket = storage === 'a bucket' ? await startBucket() : undefined;
        const clamd = await startClamd(testVirus);
        scanner = clamd;
        await addToyAccount(database(), { email: 'lea@library.example', roles: ['Librarian'] });
        const environment = { CLAMD_URL: clamd.url, ...(bucket === undefined ? {} : { FILES_URL: bucket.url }) };
        const opened = await openCoverApp(database(), environment);
        library = opened;
        token = await opened.signIn('lea@library.example');
        const uploads = join(opened.folder, 'files', 'uploads');
        countStored = bucket?.count ?? (async () => (await readdir(uploads).catch(() => [])).length);
        return async () => {
          await opened.app.close();
          await clamd.close();
          await bucket?.close();
        };
      });
      const open = (): CoverApp => {
        if (library === undefined) throw new Error('The server is open only inside tests.');
        return library;
      };
      const upload = async ({ name, content }: Omit<TestFile, 'what'>) => {
        const { status, json } = await open().send('/covers', token, [
          { name: 'file', value: { name, content: Uint8Array.from(content) } },
          { name: 'cover', value: JSON.stringify({ about: 'Emma' }) },
        ]);
        return { status, id: isRecord(json) ? String(json['id']) : '', json };
      };
      const download = (id: string) =>
        open().app.inject({ url: `/api/covers/${id}`, headers: { authorization: `Bearer ${token}` } });
      const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');
      const received = async (): Promise<number> =>
        (await readdir(join(open().folder, 'files', 'incoming')).catch(() => [])).length;

      test('refuse every hostile file, and store nothing of it', async () => {
        const files = await hostileFiles();
        const before = await countStored();
        const accepted: string[] = [];
        for (const file of files) {
          const { status } = await upload(file);
          if (status !== 400) accepted.push(`${file.what}: ${status}`);
        }

        expect(accepted).toEqual([]);
        expect(files.length).toBeGreaterThanOrEqual(100);
        expect([await countStored(), await received()]).toEqual([before, 0]);
      });

      test('accept every benign file, and return it as it was', async () => {
        const files = await benignFiles();
        const altered: string[] = [];
        for (const file of files) {
          const { status, id, json } = await upload(file);
          const answer = await download(id);
          if (hashOf(answer.rawPayload) !== hashOf(file.content))
            altered.push(`${file.what}: ${status} ${JSON.stringify(json)}`);
        }

        expect(altered).toEqual([]);
        expect(files.length).toBeGreaterThanOrEqual(50);
        expect(await received()).toBe(0);
      });

      test('refuse a virus, and everything while it cannot be scanned', async () => {
        const before = await countStored();
        const virus = await upload({ name: 'a.txt', content: testVirus });
        if (scanner !== undefined) scanner.state = 'fails';
        const failed = await upload({ name: 'a.txt', content: Buffer.from('A quiet book.') });
        await scanner?.close();
        const stopped = await upload({ name: 'a.txt', content: Buffer.from('A quiet book.') });

        expect(virus).toMatchObject({ status: 400, json: { fields: { '/file': 'A virus was found in a.txt' } } });
        expect([failed, stopped]).toMatchObject([
          { status: 503, json: { code: 'not-scanned' } },
          { status: 503, json: { code: 'not-scanned' } },
        ]);
        expect([await countStored(), await received()]).toEqual([before, 0]);
      });
    },
    { one: true },
  );
}
