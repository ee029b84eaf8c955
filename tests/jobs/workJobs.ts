import { sql } from 'kysely';
import { isRecord } from '#engine';
import { openDatabase } from '../../server/database/openDatabase.ts';
import { startJobs } from '../../server/jobs/startJobs.ts';

/** A server that only works on jobs. Each job inserts a row. */
const [url = '', job = '', server = ''] = process.argv.slice(2);
const database = await openDatabase({ url });
const jobs = await startJobs({
  database,
  names: [job],
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
await jobs.work([
  {
    job,
    atOnce: 50,
    work: async (data) => {
      const number = isRecord(data) ? Number(data['number']) : -1;
      await sql`insert into worked (number, server) values (${number}, ${server})`.execute(database.current());
    },
  },
]);
process.stdout.write('ready\n');
// Exits when the process of the tests ends, which closes stdin.
process.stdin.on('end', () => process.exit(0)).resume();
