import Fastify from 'fastify';
import pg from 'pg';
import { portal } from '../../portal/portal.ts';
import { portalSource } from '../../portal/testing/portalRelease.ts';
import { readConfig } from '../../server/config/readConfig.ts';
import { createEmbedded, openDatabase } from '../../server/database/openDatabase.ts';
import { startServer } from '../../server/startServer.ts';
import { askBare } from './bareQuery.ts';
import { prepareDatabase } from './prepareDatabase.ts';

/** A server in a separate process: `node serve.ts ours|bare <port> <PostgreSQL URL, or rows of an embedded one>`. */
const [kind = 'ours', port = '0', source = '1000'] = process.argv.slice(2);
if (kind === 'bare') await serveBare();
else await serveOurs();
process.send?.('ready');
process.on('SIGTERM', () => process.exit(0));
// Exits if the bench has crashed.
process.on('disconnect', () => process.exit(0));

async function serveBare(): Promise<void> {
  const pool = new pg.Pool({ connectionString: source, max: 10 });
  const app = Fastify();
  app.get('/api/projects/list', () => askBare((text, values) => pool.query(text, values)));
  await app.listen({ host: '127.0.0.1', port: Number(port) });
}

async function serveOurs(): Promise<void> {
  const isUrl = source.startsWith('postgres:');
  const database = await openDatabase(isUrl ? { url: source } : { embedded: await createEmbedded() });
  if (!isUrl) await prepareDatabase(database, Number(source));
  const { release, files } = await portalSource();
  const config = readConfig({
    ...{ HOST: '127.0.0.1', PORT: port, LOG_LEVEL: 'error', TIME_ZONE: 'UTC', DEMO_DATA: 'false' },
    ...{ RATE_LIMIT: '100000000', LOGIN_LIMIT: '1000', SESSION_SECRET: 'a secret of the bench and of nothing else' },
  });
  await startServer({ ...portal, jobs: [] }, { config, release, files, database });
}
