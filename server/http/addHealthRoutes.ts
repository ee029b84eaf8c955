import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../contract/Services.types.ts';

/** A balancer that gets no answer in time waits or counts a fault of its own. */
const patienceMilliseconds = 1500;

/** `/healthz`: the process lives. `/readyz`: it can answer requests. */
export function addHealthRoutes(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  let asking: Promise<boolean> | undefined;
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    // A question that waits is not put a second time: it would take another connection from those who work.
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
