import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../contract/Services.types.ts';

/** Shorter than the usual time limit of a load balancer. */
const patienceMilliseconds = 1500;

/** `/healthz`: the process is running. `/readyz`: it can handle requests. */
export function addHealthRoutes(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  let asking: Promise<boolean> | undefined;
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    // A pending check is shared, because another one would take a further connection of the pool.
    asking ??= sql`select 1`
      .execute(database.current())
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    const isReady = await Promise.race([asking, refuseLater()]);
    return isReady ? { status: 'ready' } : reply.code(503).send({ status: 'database' });
  });
}

function refuseLater(): Promise<boolean> {
  return setTimeout(patienceMilliseconds, false, { ref: false });
}
