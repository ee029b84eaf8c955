import { randomBytes } from 'node:crypto';
import pg from 'pg';

const run = 'TEST_RUN';

/** What the names of the databases begin with that the tests of this run copy. */
export function templatePrefix(): string {
  return `template_${process.env[run]}_`;
}

/** Gives a run its name, and takes the databases away at its end that its tests have copied. */
export default function nameRun(): () => Promise<void> {
  process.env[run] = randomBytes(4).toString('hex');
  return async () => {
    const url = process.env['TEST_DATABASE_URL'];
    if (url === undefined) return;
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [templatePrefix()],
    );
    for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)} with (force)`);
    await client.end();
  };
}
