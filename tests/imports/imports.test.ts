import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { createImportWorkers } from '../../server/imports/createImportWorkers.ts';
import { runImport } from '../../server/imports/runImport.ts';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { addToyAccount } from '../../server/testing/openToyApp.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { hostileRows, refusedSheets } from './hostileSheets.ts';
import { Interruption, interrupted } from './interrupted.ts';
import { bookRow, bookTitles, makeXlsx, textCell } from './makeXlsx.ts';
import { openShelf, type Shelf } from './openShelf.ts';

const librarian = 'lea@library.example';
/** Cells of a book without a title, whose row is refused. */
const noTitle = { B: '' };

/** Returns the cells of row 2 with the references of another row. */
function inRow(cells: Readonly<Record<string, string>>, row: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(cells).map(([column, cell]) => [column, cell.replace(`r="${column}2"`, `r="${column}${row}"`)]),
  );
}

eachDatabase('rows of a sheet', (database) => {
  let shelf: Shelf | undefined;
  beforeAll(async () => {
    await addToyAccount(database(), { email: librarian, roles: ['Librarian'] });
    shelf = await openShelf(database(), librarian);
    return () => shelf?.app.close();
  });
  const open = (): Shelf => {
    if (shelf === undefined) throw new Error('The server is open only inside tests.');
    return shelf;
  };
  /** The number of books in earlier sheets. No two tests use the same book. */
  let used = 0;
  const books = (count: number, wrong: readonly number[] = []): Buffer => {
    const first = used;
    used += count;
    const cells = (row: number) => ({
      A: textCell(`A${row}`, String(1000 + first + row)),
      B: textCell(`B${row}`, `Book ${first + row}`),
      ...(wrong.includes(row) ? noTitle : {}),
    });
    return makeXlsx({
      rows: Array.from({ length: count }, (_, index) => bookRow(index + 2, cells(index + 2))).join(''),
    });
  };
  const schedule = async (content: Uint8Array, query = ''): Promise<number> => {
    const { json } = await open().send(`/volumes/import${query}`, content);
    if (!isRecord(json) || typeof json['id'] !== 'number') throw new Error(`Not scheduled: ${JSON.stringify(json)}`);
    return json['id'];
  };
  const taskOf = (id: number) =>
    database()
      .current()
      .selectFrom('import_task')
      .select(['status', 'row_count', 'created_count', 'refused_count'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const volumes = async (): Promise<number> =>
    (await database().current().selectFrom('document').select('key').where('entity', '=', 'volume').execute()).length;
  const mails = () => database().current().selectFrom('mail').select(['to', 'subject', 'text']).orderBy('id').execute();

  test('are refused with a sheet that is hostile or broken, and nothing of it is stored', async () => {
    const accepted: string[] = [];
    // A worker reads each sheet. `npm run test:long` sends all of them.
    const sheets = refusedSheets().filter((_sheet, index) => isLongSuite || index % 6 === 0);
    for (const { what, name, content } of sheets) {
      const found = await open().check(content, name);
      if (!isRecord(found) || found['status'] !== 400) accepted.push(`${what}: ${JSON.stringify(found)}`);
    }

    const files = await database().current().selectFrom('stored_file').select('id').execute();
    expect(accepted).toEqual([]);
    expect(files).toEqual([]);
  }, 120_000);

  test('are reported one by one, with what is wrong in their words', async () => {
    const rows = hostileRows.map(({ cells }, index) => bookRow(index + 2, inRow(cells, index + 2))).join('');

    const checked = await open().check(makeXlsx({ rows }));

    const problems: unknown[] = isRecord(checked) && Array.isArray(checked['problems']) ? checked['problems'] : [];
    const found = hostileRows.map(({ what }, index) => [
      what,
      ...problems.filter(isRecord).flatMap(({ row, message }) => (row === index + 2 ? [message] : [])),
    ]);
    expect(found).toEqual(hostileRows.map(({ what, says }) => (says === undefined ? [what] : [what, says])));
  });

  test('of merged cells are reported, those of hidden columns and unknown titles are read as they are', async () => {
    const merged = makeXlsx({
      rows: bookRow(2) + bookRow(3),
      after: '<mergeCells count="1"><mergeCell ref="B2:B3"/></mergeCells>',
    });
    const strange = makeXlsx({
      titles: [...bookTitles, '__proto__', 'constructor', 'Travel'],
      rows: bookRow(2, { F: textCell('F2', 'x'), G: textCell('G2', 'y'), H: textCell('H2', 'z') }),
    });

    expect(await open().check(merged)).toMatchObject({
      refused: 2,
      problems: [
        { row: 2, message: 'Title is part of merged cells. Separate them and fill in each one' },
        { row: 3, message: 'Title is part of merged cells. Separate them and fill in each one' },
      ],
    });
    expect(await open().check(strange)).toEqual({ rows: 1, refused: 0, problems: [] });
  });

  test('mean the same day in workbooks that count from 1900 and from 1904', async () => {
    const day = async (properties: string): Promise<unknown> => {
      const id = await schedule(
        makeXlsx({ properties, rows: bookRow(2, { A: textCell('A2', String(5000 + used++)), E: '' }) }),
      );
      await open().settle();
      const row = await database()
        .current()
        .selectFrom('import_row')
        .select('key')
        .where('task_id', '=', id)
        .executeTakeFirstOrThrow();
      const stored = await database()
        .current()
        .selectFrom('document')
        .select('attributes')
        .where('key', '=', row.key ?? '')
        .executeTakeFirstOrThrow();
      return isRecord(stored.attributes) ? stored.attributes['bought'] : undefined;
    };

    expect([await day(''), await day('<workbookPr date1904="1"/>')]).toEqual(['2025-12-09', '2029-12-10']);
  });

  test('become records, and those that are refused come back as a sheet with the reasons', async () => {
    const before = await volumes();
    const id = await schedule(books(5, [3]));
    await open().settle();

    const answer = await open().app.inject({
      url: `/api/volumes/tasks/${id}/refused`,
      headers: { authorization: `Bearer ${open().token}` },
    });
    const workbook = await readXlsx(answer.rawPayload);

    expect(await taskOf(id)).toEqual({ status: 'DONE', row_count: 5, created_count: 4, refused_count: 1 });
    expect((await volumes()) - before).toBe(4);
    expect(workbook.sheets[0]?.rows.map((row) => row.slice(-2))).toEqual([
      ['Row', 'Problems'],
      [3, 'Title is required'],
    ]);
    expect((await mails()).at(-1)).toEqual({ to: librarian, subject: 'DONE', text: '4 and 1' });
  });

  test('of a file that is sent again are not imported twice, and those that failed are tried again', async () => {
    const content = books(4, [5]);
    await schedule(content);
    await open().settle();
    const before = await volumes();

    const checked = await open().check(content);
    const again = await schedule(content);
    await open().settle();

    expect(checked).toMatchObject({ rows: 4, refused: 4 });
    expect(await taskOf(again)).toEqual({ status: 'DONE', row_count: 4, created_count: 0, refused_count: 4 });
    expect(await volumes()).toBe(before);
  });

  test.each(['before', 'after'] as const)(
    'are imported exactly once when the server is lost %s a commit, whichever it is',
    async (when) => {
      const before = await volumes();
      const sent = (await mails()).length;
      const id = await schedule(books(6, [4]));
      let lost = 0;
      for (let at = 1; at <= 60; at += 1) {
        // Each attempt ends one transaction later than the previous one, up to the seventh.
        const services = interrupted(open().services, { at: (at % 7) + 1, when });
        const ended = await runImport(services, id).catch((error: unknown) => error);
        if (ended instanceof Interruption) lost += 1;
      }
      await runImport(open().services, id);

      expect(lost).toBeGreaterThan(5);
      expect(await taskOf(id)).toEqual({ status: 'DONE', row_count: 6, created_count: 5, refused_count: 1 });
      expect((await volumes()) - before).toBe(5);
      expect((await mails()).length - sent).toBe(1);
    },
    60_000,
  );

  test('are imported once when two servers work on the same import', async () => {
    const before = await volumes();
    const id = await schedule(books(8));

    await Promise.all([runImport(open().services, id), runImport(open().services, id)]);

    expect(await taskOf(id)).toEqual({ status: 'DONE', row_count: 8, created_count: 8, refused_count: 0 });
    expect((await volumes()) - before).toBe(8);
  });

  test('wait for their time, can be cancelled until then, and a lost job is found again', async () => {
    const tomorrow = '?startsAt=2026-11-22T10:00:00Z';
    const [cancelled, late] = [await schedule(books(2), tomorrow), await schedule(books(2), tomorrow)];
    const cancel = async (id: number) =>
      (await open().call('POST', `/volumes/tasks/${id}/cancel`, { token: open().token, body: {} })).status;

    await open().settle();
    const waiting = (await taskOf(late)).status;
    const first = await cancel(cancelled);
    const second = await cancel(cancelled);
    open().time.now = new Date('2026-11-22T10:02:00Z');
    const due = createImportWorkers(open().services).find(({ schedule: cron }) => cron !== undefined);
    await due?.work({});
    await open().settle();
    open().time.now = new Date('2026-11-21T10:00:00Z');

    expect([waiting, first, second]).toEqual(['SCHEDULED', 204, 409]);
    expect([(await taskOf(cancelled)).status, (await taskOf(late)).status]).toEqual(['CANCELLED', 'DONE']);
  });

  test('are refused when whoever scheduled them may no longer create records, and fail without an account', async () => {
    const account = database().current().updateTable('account').where('email', '=', librarian);
    const [refused, failed] = [await schedule(books(2)), await schedule(books(2))];
    await account.set({ roles: ['Member'] }).execute();
    await runImport(open().services, refused);
    await account.set({ active: false }).execute();
    await runImport(open().services, failed);
    await account.set({ roles: ['Librarian'], active: true }).execute();

    const [row] = await database()
      .current()
      .selectFrom('import_row')
      .select('problems')
      .where('task_id', '=', refused)
      .execute();
    expect(await taskOf(refused)).toMatchObject({ status: 'DONE', created_count: 0, refused_count: 2 });
    expect(row?.problems).toEqual([{ column: '', value: '', message: 'You are not allowed to do this.' }]);
    expect(await taskOf(failed)).toMatchObject({ status: 'FAILED', created_count: 0, refused_count: 0 });
  });

  test('are marked in a sheet that can be corrected and sent again', async () => {
    const { bytes } = await open().send('/volumes/mark', books(3, [3]));
    const [sheet] = (await readXlsx(bytes)).sheets;
    const rows = (sheet?.rows ?? []).map((row) => [...row]);
    if (rows[2] !== undefined) rows[2][1] = 'Mended';

    const mended = await open().check(await writeXlsx({ sheets: [{ name: 'Books', rows }] }));

    expect(rows.map((row) => row.at(-1))).toEqual(['Problems', '', 'Title is required', '']);
    expect(mended).toEqual({ rows: 3, refused: 0, problems: [] });
  });

  test('are written into a sheet to fill in, which is read back with its lists, formats and locks', async () => {
    const answer = await open().app.inject({
      url: '/api/volumes/template',
      headers: { authorization: `Bearer ${open().token}` },
    });
    const workbook = await readXlsx(answer.rawPayload, { readStyles: true });
    const [sheet, choices] = workbook.sheets;

    expect(answer.headers['content-disposition']).toContain('filename="Books.xlsx"');
    expect(sheet?.rows.slice(0, 2)).toEqual([
      [...bookTitles, 'Kind'],
      [null, null, 3, new Date('2026-11-21'), null, 'Travel guide'],
    ]);
    expect(sheet?.rows.length).toBe(6);
    expect([choices?.hidden, choices?.rows]).toEqual([
      true,
      [
        ['Rare', 'Kind'],
        ['Yes', 'novel'],
        ['No', 'Travel guide'],
      ],
    ]);
    expect(sheet?.dataValidations?.map(({ range, formula1 }) => [range, formula1])).toEqual([
      ['E2:E6', "'Choices'!$A$2:$A$3"],
      ['F2:F6', "'Choices'!$B$2:$B$3"],
    ]);
    expect([sheet?.protection?.sheet, sheet?.freezePane?.rows]).toEqual([true, 1]);
    expect(sheet?.cells?.get('1,0')?.style?.protection?.locked).toBe(false);
    expect(sheet?.cells?.get('0,0')?.style?.protection?.locked ?? true).toBe(true);
  });
});
