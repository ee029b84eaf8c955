import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Services } from '../contract/Services.types.ts';
import { countJobs } from '../jobs/waitingJobs.ts';
import { routeOf } from './capturedRelease.ts';

/** Seconds. The targets for lists and submits are between the first and the last bucket. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Time limit of a scrape; afterwards it reports that the database does not respond. */
const patienceMilliseconds = 2000;

/**
 * Serves `/metrics` in the format of Prometheus to clients that send the token as a bearer: requests by route, pending
 * jobs, mails by state, the live release, and Node's process metrics. No value identifies a user or a record.
 */
export function addMetrics(app: FastifyInstance, { database, releases }: Services, token: string): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    ...{ name: 'http_request_duration_seconds', help: 'Time of responses by route', buckets, registers: [registry] },
    labelNames: ['method', 'route', 'status'] as const,
  });
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name, help, labelNames, registers: [registry] });
  const up = gauge('formwork_database_up', 'Whether the database responds: 1 or 0');
  const jobs = gauge('formwork_jobs', 'Jobs that have not ended, by queue and state', ['queue', 'state']);
  const mails = gauge('formwork_mails', 'Mails that wait or have failed, by state', ['state']);
  const release = gauge('formwork_release_info', 'The live release of this server: always 1', ['hash']);

  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    requests.observe(labels, reply.elapsedTime / 1000);
  });

  const collect = async (): Promise<void> => {
    const db = database.current();
    const waiting = await countJobs(db);
    const queued = await db
      .selectFrom('mail')
      .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
      .where('status', 'in', ['queued', 'failed'])
      .groupBy('status')
      .execute();
    jobs.reset();
    for (const { queue, state, count } of waiting) jobs.set({ queue, state }, count);
    for (const state of ['queued', 'failed']) {
      mails.set({ state }, Number(queued.find(({ status }) => status === state)?.count ?? 0));
    }
  };

  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (!isBearer(request.headers.authorization, token)) return reply.code(401).send();
    release.reset();
    release.set({ hash: releases.live().release.hash }, 1);
    up.set(await Promise.race([collect().then(toOne, toZero), later()]));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

const toOne = (): number => 1;
const toZero = (): number => 0;

function later(): Promise<number> {
  return new Promise((resolve) => setTimeout(resolve, patienceMilliseconds, 0).unref());
}

/** Compares hashes, so that the response time reveals neither the length nor a prefix of the token. */
function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}
