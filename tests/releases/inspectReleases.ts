import { buildRelease } from '#compiler';
import { isRecord } from '#engine';
import type { Queries } from '../../server/database/Database.types.ts';
import { verifyEventChain } from '../../server/events/verifyEventChain.ts';
import { readFiles } from '../../server/releases/storeRelease.ts';

/** The number of releases that are inspected after each kill. Earlier inspections covered the older ones. */
const newest = 10;

/** Returns the faults of the newest releases in a database. Empty if all are complete. */
export async function inspectReleases(db: Queries): Promise<readonly string[]> {
  const faults: string[] = [];
  const pointer = await db.selectFrom('live_release').selectAll().executeTakeFirst();
  const releases = await db.selectFrom('release').selectAll().orderBy('published_at', 'desc').limit(newest).execute();
  if (pointer === undefined) return releases.length === 0 ? [] : ['releases, and none is live'];
  for (const { hash, compiled, author, changes } of releases) {
    const built = buildRelease((await readFiles(db, hash)) ?? []).release;
    if (built?.hash !== hash || !isRecord(compiled) || compiled['hash'] !== hash) faults.push(`${hash} is not whole`);
    const numbers = [built?.settings['number'], built?.texts['en']?.['book.entity/title']?.replace('Book of ', '')];
    if (String(numbers[0]) !== String(numbers[1])) faults.push(`${hash} is mixed: ${numbers.join(' and ')}`);
    const { length } = await db.selectFrom('edition').select('id').where('release', '=', hash).execute();
    if (length !== (Array.isArray(changes) ? changes.length : -1)) faults.push(`${hash} has ${length} editions`);
    const events = await db.selectFrom('event').select('key').where('key', '=', hash).execute();
    if (events.length !== (author === null ? 0 : 1)) faults.push(`${hash} has ${events.length} events`);
  }
  const last = await db.selectFrom('event').select('key').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  if (last !== undefined && last.key !== pointer.hash)
    faults.push(`${pointer.hash} is live, ${last.key} was published`);
  const chain = await verifyEventChain(db);
  if (!chain.whole) faults.push(`the chain is broken at ${chain.brokenAt}`);
  return faults;
}
