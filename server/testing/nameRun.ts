import { randomBytes } from 'node:crypto';
import pg from 'pg';

const run = 'TEST_RUN';

/** Returns the prefix of the template databases of this test run. */
export function templatePrefix(): string {
  return `template_${process.env[run]}_`;
}

/** Names a test run, and drops its template databases at the end. */
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
