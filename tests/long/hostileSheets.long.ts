import { beforeAll, expect, test } from 'vitest';
import { isRecord } from '#engine';
import { eachDatabase } from '../../server/testing/eachDatabase.ts';
import { addToyAccount } from '../../server/testing/openToyApp.ts';
import { manyHostileSheets } from '../imports/manyHostileSheets.ts';
import { openShelf, type Shelf } from '../imports/openShelf.ts';

const librarian = 'lea@library.example';
const mostMemory = 256 * 2 ** 20;
/** CPU time in seconds, because it does not depend on other processes. */
const mostSeconds = 5;

eachDatabase('hostile sheets', (database) => {
  let shelf: Shelf | undefined;
  beforeAll(async () => {
    await addToyAccount(database(), { email: librarian, roles: ['Librarian'] });
    shelf = await openShelf(database(), librarian);
    return () => shelf?.app.close();
  });

  test('are refused or reported row by row, each within 256 MiB and 5 seconds', async () => {
    const sheets = manyHostileSheets();
    const harmful: string[] = [];
    for (const { what, name, content } of sheets) {
      const { found, memory, seconds } = await measure(() => shelf?.check(content, name));
      const isRefused = isRecord(found) && found['status'] === 400;
      const isReported = isRecord(found) && Array.isArray(found['problems']);
      if (!isRefused && !isReported) harmful.push(`${what}: ${JSON.stringify(found)}`);
      if (memory > mostMemory) harmful.push(`${what}: ${Math.round(memory / 2 ** 20)} MiB`);
      if (seconds > mostSeconds) harmful.push(`${what}: ${seconds.toFixed(1)} s`);
    }

    expect(harmful).toEqual([]);
    expect(sheets.length).toBeGreaterThan(150);
  });
});

async function measure<Found>(work: () => Promise<Found> | undefined) {
  const before = process.memoryUsage().rss;
  const used = process.cpuUsage();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 10);
  const found = await work();
  clearInterval(timer);
  const { user, system } = process.cpuUsage(used);
  return { found, memory: Math.max(most, process.memoryUsage().rss) - before, seconds: (user + system) / 1e6 };
}
