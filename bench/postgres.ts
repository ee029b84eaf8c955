import pg from 'pg';

interface StartedPostgres {
  readonly url?: string;
  readonly reason?: string;
  readonly stop?: () => void;
}

/** Calls a function with the URL of a PostgreSQL server, which stops afterwards. Throws if there is none. */
export async function withPostgres<Result>(use: (url: string) => Promise<Result>): Promise<Result> {
  const load = new URL('../scripts/setup/startPostgres.mjs', import.meta.url).href;
  const { startPostgres }: { startPostgres: () => Promise<StartedPostgres> } = await import(load);
  const postgres = await startPostgres();
  if (postgres.url === undefined) throw new Error(postgres.reason ?? 'No PostgreSQL.');
  try {
    return await use(postgres.url);
  } finally {
    postgres.stop?.();
  }
}

/** Creates an empty database, in place of one of that name, and returns its URL. */
export async function createDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}
