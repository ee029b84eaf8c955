import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from './Services.types.ts';

/** `/healthz`: the process lives. `/readyz`: it can answer requests. */
export function addHealthRoutes(app: FastifyInstance, { database }: Services): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    try {
      await sql`select 1`.execute(database.current());
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database' });
    }
  });
}
