import type { FastifyInstance } from 'fastify';
import type { Migration } from 'kysely/migration';
import type { Release } from '#engine';
import { accountHandlers } from './accounts/accountHandlers.ts';
import type { Config } from './config/readConfig.ts';
import type { DatabaseHandle } from './database/DatabaseHandle.types.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/openDatabase.ts';
import { indexDocuments } from './documents/indexDocuments.ts';
import { withDocuments } from './documents/withDocuments.ts';
import { draftHandlers } from './drafts/draftHandlers.ts';
import { assembleHandlers } from './handlers/assembleHandlers.ts';
import type { Handler } from './handlers/handler.types.ts';
import { createApp } from './http/createApp.ts';
import { createClock } from './http/createClock.ts';
import type { Services } from './http/Services.types.ts';
import { createWorkers } from './jobs/createWorkers.ts';
import { dueEventsWorker } from './jobs/dueEventsWorker.ts';
import type { JobWorker } from './jobs/JobWorker.types.ts';
import { startJobs } from './jobs/startJobs.ts';
import { tidyWorker } from './jobs/tidyWorker.ts';
import { createMailQueue } from './mail/createMailQueue.ts';
import { createMailWorker } from './mail/createMailWorker.ts';
import { mailHandlers } from './mail/mailHandlers.ts';
import { createPostman, mailJob } from './mail/sendMail.ts';
import { mailboxHandlers } from './mailbox/mailboxHandlers.ts';
import type { EntityStorage } from './ownership/EntityStorage.types.ts';
import { readSecret } from './readSecret.ts';
import { createReleaseStore } from './releases/createReleaseStore.ts';

/** What the product brings to the neutral server. */
export interface Product {
  readonly handlers: readonly Handler[];
  readonly storages: readonly EntityStorage[];
  readonly jobs: readonly JobWorker[];
  /** Steps of its tables, the server's own among them; all that there are when absent. */
  readonly migrations?: Readonly<Record<string, Migration>>;
}

interface StartInput {
  readonly config: Config;
  readonly release: Release;
  readonly product: Product;
  readonly portal?: string;
  /** Fills an empty database before the first request. */
  readonly seed?: (services: Services) => Promise<void>;
  /** An open database, for tests; otherwise the configured one is opened. */
  readonly database?: DatabaseHandle;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly address: string;
  stop(): Promise<void>;
}

/** Opens the database, makes the release the live one, starts the jobs and listens. */
export async function startServer(input: StartInput): Promise<RunningServer> {
  const { config, release, product } = input;
  const database =
    input.database ??
    (await openDatabase(
      config.databaseUrl === undefined ? { directory: config.dataDir } : { url: config.databaseUrl },
    ));
  try {
    await migrate(database, product.migrations);
    const offered = [...accountHandlers, ...draftHandlers, ...mailboxHandlers, ...mailHandlers];
    const storages = withDocuments({
      release,
      storages: new Map(product.storages.map((storage) => [storage.entity, storage])),
      written: new Set([...offered, ...product.handlers].map(({ operation }) => operation)),
    });
    await indexDocuments(database, release, storages);
    const handlers = assembleHandlers({ release, written: product.handlers, offered, storages });
    const workers = [tidyWorker, dueEventsWorker, ...product.jobs];
    const releases = await createReleaseStore(database, release);
    const mailbox = config.smtpUrl === undefined;
    // The queue may fail before there is a log to say so.
    let report = (error: unknown): void => void process.stderr.write(`job queue: ${String(error)}\n`);
    const jobs = await startJobs({
      database,
      names: [mailJob, ...workers.map(({ job }) => job)],
      onError: (error) => report(error),
    });
    const facts = {
      publicUrl: config.publicUrl,
      mailbox,
      sessionMinutes: config.sessionMinutes,
      loginLimit: config.loginLimit,
      secret: await readSecret(config),
    };
    const parts = { database, releases, handlers, storages, jobs, facts };
    const given = { ...parts, mail: createMailQueue({ database, jobs, mailbox }), clock: createClock(config.timeZone) };
    const app: FastifyInstance = await createApp({
      config,
      services: given,
      ...(input.portal === undefined ? {} : { portal: input.portal }),
    });
    const services: Services = { ...given, log: app.log };
    report = (error) => app.log.error({ err: error }, 'job queue');
    await input.seed?.(services);
    const postman =
      config.smtpUrl === undefined ? undefined : createPostman({ url: config.smtpUrl, from: config.mailFrom });
    await jobs.work([
      ...(postman === undefined ? [] : [createMailWorker(database, postman)]),
      ...createWorkers(workers, services),
    ]);
    const address = await app.listen({ host: config.host, port: config.port });
    const stop = async (): Promise<void> => {
      await app.close();
      await jobs.stop();
      await database.close();
    };
    return { app, services, address, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}
