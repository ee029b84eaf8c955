import { buildRelease } from '#compiler';
import { migrate } from '../../server/database/migrate.ts';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { nameOfPath } from '../../server/releases/definitionPath.ts';
import { discardEdition, readEditions, saveEdition } from '../../server/releases/editions.ts';
import { publishRelease } from '../../server/releases/publishRelease.ts';
import { syncFolderRelease } from '../../server/releases/syncFolderRelease.ts';
import { buildHere } from './buildHere.ts';
import { inspectReleases } from './inspectReleases.ts';
import { numbered, smallSet } from './smallSet.ts';

/** A process that prints the state of its database, and then publishes one release after another until it is killed. */
const [where = ''] = process.argv.slice(2);
const database = await openDatabase(where.startsWith('postgres') ? { url: where } : { directory: where });
await migrate(database);
const files = smallSet(0);
const { release } = buildRelease(files);
if (release === undefined) throw new Error('The small set is not in order.');
const unanswered = (): readonly string[] => [];
await syncFolderRelease({ database, shipped: { release, files }, unanswered });

const user = {
  signedIn: true,
  email: 'librarian@library.example',
  roles: ['Librarian'],
  functionalIds: [],
  companyIds: [],
};
const now = (): string => new Date().toISOString();
const db = database.current();
const found = {
  faults: await inspectReleases(db),
  releases: (await db.selectFrom('release').select('hash').execute()).length,
};
for (const { id } of await readEditions(db)) await discardEdition(db, id);
process.stdout.write(`${JSON.stringify(found)}\n`);

// Exits when the process of the tests ends, which closes stdin.
process.stdin.on('end', () => process.exit(3)).resume();

for (let number = found.releases; ; number += 1) {
  const base = (await db.selectFrom('live_release').select('hash').executeTakeFirstOrThrow()).hash;
  await database.transaction(async (inside) => {
    for (const { path, text } of numbered(number)) {
      const name = nameOfPath(path);
      if (name !== undefined) await saveEdition(inside, { ...name, text, author: user.email, base, saved_at: now() });
    }
  });
  await database.transaction(async (inside) => {
    const editions = await readEditions(inside);
    await publishRelease({
      db: inside,
      base,
      editions,
      changes: [],
      user,
      operation: 'releases.publish',
      now,
      unanswered,
      build: buildHere(inside, base),
    });
  });
  process.stdout.write('published\n');
}
