import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '#engine';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { sweepFilesWorker } from '../../server/jobs/sweepFilesWorker.ts';
import { openCoverApp } from '../../server/testing/openCoverApp.ts';
import { addToyAccount } from '../../server/testing/openToyApp.ts';
import { createToyTables } from '../../server/testing/toyProduct.ts';

/**
 * A process that prints the state of its storage, deletes the stored files, and then uploads one file after another
 * until it is killed.
 */
const [where = '', folder = ''] = process.argv.slice(2);
const librarian = 'lea@library.example';
const day = 24 * 60 * 60_000;
const database = await openDatabase(where.startsWith('postgres') ? { url: where } : { directory: where });
await migrate(database);
const db = database.current();
if ((await db.selectFrom('account').select('id').where('email', '=', librarian).execute()).length === 0) {
  await createToyTables(database);
  await addToyAccount(database, { email: librarian, roles: ['Librarian'] });
}
const bucket = process.env['FILES_URL'];
const library = await openCoverApp(database, {
  DATA_DIR: folder,
  ...(bucket === undefined ? {} : { FILES_URL: bucket }),
});
const { uploads } = library.services.files;

async function storedIds(): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of uploads.list()) ids.push(id);
  return ids;
}

/** Returns the faults of a row: its content is missing or different. */
async function faultsOf({ id, hash }: { readonly id: string; readonly hash: string }): Promise<readonly string[]> {
  const content = await uploads.open(id);
  if (content === undefined) return [`${id} has a row and no content`];
  const found = createHash('sha256');
  for await (const chunk of content) found.update(chunk);
  return found.digest('hex') === hash ? [] : [`${id} has another content`];
}

const rows = await db.selectFrom('stored_file').select(['id', 'hash']).execute();
const before = (await storedIds()).length;
library.time.now = new Date(Date.now() + day);
await library.work(sweepFilesWorker);
library.time.now = new Date();
const left = await storedIds();
const known = new Set(rows.map(({ id }) => id));
const faults = (await Promise.all(rows.map(faultsOf))).flat();
const incoming = await readdir(join(folder, 'files', 'incoming')).catch(() => []);
const found = {
  rows: [...known],
  swept: before - left.length,
  faults: [
    ...faults,
    ...left.filter((id) => !known.has(id)).map((id) => `${id} has no row`),
    ...incoming.map((name) => `${name} is still received`),
  ],
};
process.stdout.write(`${JSON.stringify(found)}\n`);

// Exits when the process of the tests ends, which closes stdin.
process.stdin.on('end', () => process.exit(3)).resume();

const token = await library.signIn(librarian);
for (const id of known) {
  await library.app.inject({
    method: 'DELETE',
    url: `/api/covers/${id}`,
    headers: { authorization: `Bearer ${token}` },
  });
}
process.stdout.write('ready\n');
for (let number = 1; ; number += 1) {
  // Files larger than 5 MB are uploaded to a bucket in parts.
  const lines = number % 3 === 0 ? 300_000 : 3000;
  const content = Uint8Array.from(Buffer.from(`Line of file ${process.pid}-${number}\n`.repeat(lines)));
  const { json } = await library.send('/covers', token, [
    { name: 'file', value: { name: 'lines.txt', content } },
    { name: 'cover', value: JSON.stringify({ about: 'Emma' }) },
  ]);
  process.stdout.write(`${isRecord(json) ? String(json['id']) : ''}\n`);
}
