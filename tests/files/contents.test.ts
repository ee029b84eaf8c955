import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { benignFiles } from './benignFiles.ts';
import { hostileFiles, testVirus } from './hostileFiles.ts';
import { acceptedOf, alteredOf, openUploads } from './openUploads.ts';
import { startClamd } from './startClamd.ts';

for (const storage of ['folder', 'bucket'] as const) {
  eachDatabase(`uploads into a ${storage}`, (database) => {
    let opened: Awaited<ReturnType<typeof openUploads>> | undefined;
    let scanner: Awaited<ReturnType<typeof startClamd>> | undefined;
    beforeAll(async () => {
      const clamd = await startClamd(testVirus);
      scanner = clamd;
      const uploads = await openUploads(database(), { storage, environment: { CLAMD_URL: clamd.url } });
      opened = uploads;
      return async () => {
        await uploads.close();
        await clamd.close();
      };
    });
    const open = () => {
      if (opened === undefined) throw new Error('The server is open only inside tests.');
      return opened;
    };

    test('refuse every hostile file, and store nothing of it', async () => {
      const all = await hostileFiles();
      // They are refused before they are stored: the short suite sends some of them, fewer to the second storage.
      const files = all.filter((_file, index) => isLongSuite || index % (storage === 'folder' ? 5 : 10) === 0);
      const before = await open().countStored();

      expect(await acceptedOf(open(), files)).toEqual([]);
      expect(all.length).toBeGreaterThanOrEqual(100);
      expect([await open().countStored(), await open().countReceived()]).toEqual([before, 0]);
    });

    test('accept every benign file, and return it as it was', async () => {
      const files = await benignFiles();

      expect(await alteredOf(open(), files)).toEqual([]);
      expect(files.length).toBeGreaterThanOrEqual(50);
      expect(await open().countReceived()).toBe(0);
    });

    test('refuse a virus, and everything while it cannot be scanned', async () => {
      const { upload, countStored, countReceived } = open();
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
      expect([await countStored(), await countReceived()]).toEqual([before, 0]);
    });
  });
}
