import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { addToyAccount } from '../../server/testing/openToyApp.ts';
import { bookRow, bookTitles, makeXlsx } from '../imports/makeXlsx.ts';
import { openShelf, type Shelf } from '../imports/openShelf.ts';

const librarian = 'lea@library.example';
const office = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find((path) => existsSync(path));
const why = office === undefined ? 'LibreOffice is not installed (apt-get install libreoffice-calc-nogui): ' : '';

/** Returns a file as LibreOffice saves it in another format. */
function convert(content: Uint8Array, from: string, to: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'formwork-office-'));
  try {
    const path = join(folder, `sheet.${from}`);
    writeFileSync(path, content);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    execFileSync(office ?? '', [profile, '--headless', '--convert-to', to, '--outdir', join(folder, 'out'), path], {
      stdio: 'ignore',
      timeout: 120_000,
    });
    return readFileSync(join(folder, 'out', `sheet.${to}`));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

eachDatabase('LibreOffice', (database) => {
  let shelf: Shelf | undefined;
  beforeAll(async () => {
    await addToyAccount(database(), { email: librarian, roles: ['Librarian'] });
    shelf = await openShelf(database(), librarian);
    return () => shelf?.app.close();
  });

  test.skipIf(office === undefined)(
    `${why}opens the sheet to fill in, with its titles and what each row begins with`,
    async () => {
      const headers = { authorization: `Bearer ${shelf?.token ?? ''}` };
      const answer = await shelf?.app.inject({ url: '/api/volumes/template', headers });

      const lines = convert(answer?.rawPayload ?? Buffer.alloc(0), 'xlsx', 'csv')
        .toString()
        .trim()
        .split('\n');

      expect(lines).toEqual([
        [...bookTitles, 'Kind'].join(','),
        ...Array.from({ length: 5 }, () => ',,3,2026-11-21,,Travel guide'),
      ]);
    },
  );

  test.skipIf(office === undefined)(
    `${why}saves sheets that are read as they were, with days and words for yes`,
    async () => {
      const rows = [2, 3, 4].map((row) => bookRow(row)).join('');
      const saved = convert(convert(makeXlsx({ rows }), 'xlsx', 'ods'), 'ods', 'xlsx');

      expect(await shelf?.check(saved)).toEqual({ rows: 3, refused: 0, problems: [] });
    },
  );

  test.skipIf(office === undefined)(
    `${why}opens the sheet with marked mistakes, with the reason of each row`,
    async () => {
      const { bytes } = (await shelf?.send('/volumes/mark', makeXlsx({ rows: bookRow(2, { B: '' }) }))) ?? {};

      const [, line] = convert(bytes ?? Buffer.alloc(0), 'xlsx', 'csv')
        .toString()
        .trim()
        .split('\n');

      expect(line).toContain('Title is required');
    },
  );
});
