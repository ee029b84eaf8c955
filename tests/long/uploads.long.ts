import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { moreBenignFiles } from '../files/moreBenignFiles.ts';
import { moreHostileFiles } from '../files/moreHostileFiles.ts';
import { acceptedOf, alteredOf, openUploads } from '../files/openUploads.ts';

for (const storage of ['folder', 'bucket'] as const) {
  eachDatabase(`uploads into a ${storage}`, (database) => {
    let opened: Awaited<ReturnType<typeof openUploads>> | undefined;
    beforeAll(async () => {
      const uploads = await openUploads(database(), { storage });
      opened = uploads;
      return () => uploads.close();
    });
    const open = () => {
      if (opened === undefined) throw new Error('The server is open only inside tests.');
      return opened;
    };

    test('refuse each of 500 hostile files, and store nothing of it', async () => {
      const files = await moreHostileFiles();
      const before = await open().countStored();

      expect(await acceptedOf(open(), files)).toEqual([]);
      expect(files.length).toBeGreaterThanOrEqual(500);
      expect([await open().countStored(), await open().countReceived()]).toEqual([before, 0]);
    });

    test('accept each of 200 benign files, and return it as it was', async () => {
      const files = await moreBenignFiles();
      const before = await open().countStored();

      expect(await alteredOf(open(), files)).toEqual([]);
      expect(files.length).toBeGreaterThanOrEqual(200);
      expect([await open().countStored(), await open().countReceived()]).toEqual([before + files.length, 0]);
    });
  });
}
