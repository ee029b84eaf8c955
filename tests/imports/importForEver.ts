import { join } from 'node:path';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { runImport } from '../../server/imports/runImport.ts';
import { addToyAccount } from '../../server/testing/openToyApp.ts';
import { inspectImports } from './inspectImports.ts';
import { bookRow, makeXlsx, textCell } from './makeXlsx.ts';
import { openShelf } from './openShelf.ts';

/** A process that prints the state of its database, and then imports one sheet after another until it is killed. */
const [where = '', folder = ''] = process.argv.slice(2);
const librarian = 'lea@library.example';
const rowsOfSheet = 60;

const database = await openDatabase(
  where.startsWith('postgres') ? { url: where } : { directory: join(folder, 'database') },
);
await migrate(database);
const db = database.current();
const known = await db.selectFrom('account').select('id').where('email', '=', librarian).executeTakeFirst();
if (known === undefined) await addToyAccount(database, { email: librarian, roles: ['Librarian'] });
const shelf = await openShelf(database, librarian, join(folder, 'files'));
process.stdout.write(`${JSON.stringify(await inspectImports(db))}\n`);

// Exits when the process of the tests ends, which closes stdin.
process.stdin.on('end', () => process.exit(3)).resume();

for (;;) {
  const open = await db.selectFrom('import_task').select('id').where('ended_at', 'is', null).execute();
  for (const { id } of open) {
    process.stdout.write('begun\n');
    await runImport(shelf.services, id);
  }
  const { count } = await db
    .selectFrom('import_task')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  await shelf.send('/volumes/import', sheetOf(Number(count)));
}

/** Returns a sheet of books that no other sheet contains. Every tenth book has no title. */
function sheetOf(number: number): Buffer {
  const rows = Array.from({ length: rowsOfSheet }, (_, index) => {
    const row = index + 2;
    const isbn = textCell(`A${row}`, String(1000 + number * rowsOfSheet + index));
    return bookRow(row, { A: isbn, ...(index % 10 === 9 ? { B: '' } : {}) });
  });
  return makeXlsx({ rows: rows.join('') });
}
