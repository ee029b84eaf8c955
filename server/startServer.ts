import type { SourceFile } from '#compiler';
import type { Release } from '#engine';
import type { Config } from './config/readConfig.ts';
import type { ServerFacts } from './contract/handler.types.ts';
import type { Portal } from './contract/Portal.types.ts';
import type { Services } from './contract/Services.types.ts';
import type { DatabaseHandle } from './database/DatabaseHandle.types.ts';
import { migrate } from './database/migrate.ts';
import { type DatabaseSource, openDatabase } from './database/openDatabase.ts';
import { openFiles } from './files/openFiles.ts';
import { restrictPermissions } from './files/restrictPermissions.ts';
import { createHealthMonitor } from './health/createHealthMonitor.ts';
import { serverChecks } from './health/serverChecks.ts';
import { type App, createApp } from './http/createApp.ts';
import { findProvider } from './http/demoProvider/findProvider.ts';
import { toLoggedError } from './http/toLoggedError.ts';
import { createImports } from './imports/createImports.ts';
import { createImportWorkers } from './imports/createImportWorkers.ts';
import { importJob, importsDueJob } from './imports/importJob.ts';
import { createWorkers } from './jobs/createWorkers.ts';
import { dueEventsWorker } from './jobs/dueEventsWorker.ts';
import { monthsWorker } from './jobs/monthsWorker.ts';
import { startJobs } from './jobs/startJobs.ts';
import { storedValuesWorker } from './jobs/storedValuesWorker.ts';
import { sweepFilesWorker } from './jobs/sweepFilesWorker.ts';
import { tidyWorker } from './jobs/tidyWorker.ts';
import { withoutRepeats } from './jobs/withoutRepeats.ts';
import { createMailQueue } from './mail/createMailQueue.ts';
import { createMailTransport } from './mail/createMailTransport.ts';
import { createMailWorker } from './mail/createMailWorker.ts';
import { mailJob } from './mail/sendMail.ts';
import { hasDemoMailbox } from './mailbox/hasDemoMailbox.ts';
import { createClock } from './operations/createClock.ts';
import { readSecret } from './readSecret.ts';
import { createReleaseStore } from './releases/createReleaseStore.ts';
import { logOutcome } from './releases/logOutcome.ts';
import type { SyncOutcome } from './releases/syncFolderRelease.ts';
import { watchRelease } from './releases/watchRelease.ts';
import { serverHandlers } from './serverHandlers.ts';
import { stopInTime } from './stopInTime.ts';
import { publishDueWorker } from './studio/publishDueWorker.ts';
import { createTransferWorkers } from './transfers/createTransferWorkers.ts';
import { transferJob } from './transfers/transferJob.ts';

interface StartOptions {
  readonly config: Config;
  /** The release of the portal's folder of definitions. */
  readonly release: Release;
  /** Its files. Without them, nothing can be published on top of it. */
  readonly files?: readonly SourceFile[];
  /** The portal's own settings for `context.server`. */
  readonly own?: Partial<ServerFacts>;
  /** Folder of the built web app. Without it, only the API is served. */
  readonly page?: string;
  /**
   * Called when another process may have taken over the folder of the embedded database. The process must exit without
   * writing.
   */
  readonly onLost?: (error: Error) => void;
  /** An open database, for tests. Default: the configured one is opened. */
  readonly database?: DatabaseHandle;
}

export interface RunningServer {
  readonly app: App;
  readonly services: Services;
  readonly address: string;
  stop(): Promise<void>;
}

/**
 * Serves a portal: opens the database, makes the release live, starts the jobs and listens. Adds demo data if the
 * configuration and the portal have them.
 */
export async function startServer(portal: Portal, options: StartOptions): Promise<RunningServer> {
  const { config, release } = options;
  const demo = config.demoData ? portal.demo : undefined;
  const endTracing = await beginTracing(config);
  const open = await restrictPermissions(config.dataDir);
  const database = options.database ?? (await openDatabase(sourceOf(options)));
  try {
    await migrateFor(portal, options, database);
    const workers = [
      tidyWorker,
      monthsWorker,
      dueEventsWorker,
      storedValuesWorker,
      sweepFilesWorker,
      publishDueWorker,
      ...portal.jobs,
    ];
    let met: SyncOutcome | undefined;
    const releases = await createReleaseStore({
      database,
      offer: {
        offered: serverHandlers(release),
        written: portal.handlers,
        storages: new Map(portal.storages.map((storage) => [storage.entity, storage])),
      },
      ...(portal.forms === undefined ? {} : { forms: portal.forms }),
      shipped: { release, files: options.files ?? [] },
      folderCounts: config.release === 'folder',
      onOutcome: (outcome) => {
        met = outcome;
      },
    });
    const mailbox = config.smtpUrl === undefined;
    // The queue can fail before the log exists.
    let report = (error: unknown): void => void process.stderr.write(`job queue: ${toLoggedError(error).message}\n`);
    const jobs = await startJobs({
      database,
      names: [mailJob, importJob, importsDueJob, transferJob, ...workers.map(({ job }) => job)],
      onError: (error) => report(error),
    });
    const { provider, demo: demoProvider } = findProvider(config, demo?.singleSignOn === true ? demo.people : []);
    const secret = await readSecret(config);
    const facts = {
      publicUrl: config.publicUrl,
      mailbox,
      sessionMinutes: config.sessionMinutes,
      loginLimit: config.loginLimit,
      publishOwnDrafts: config.publishOwnDrafts,
      secret,
      ...options.own,
      ...(provider === undefined ? {} : { provider }),
      ...(demo !== undefined && hasDemoMailbox(config)
        ? { demo: { emails: demo.people.map(({ email }) => email), password: demo.password } }
        : {}),
    };
    const files = await openFiles(config);
    const parts = { database, releases, jobs, facts, ...files };
    const mail = createMailQueue({ database, jobs, mailbox, from: config.mailFrom, secret });
    const postman =
      config.smtpUrl === undefined ? undefined : createMailTransport({ url: config.smtpUrl, from: config.mailFrom });
    const checks = [
      ...serverChecks({ ...parts, jobs: jobs.check, ...(postman === undefined ? {} : { mail: postman.check }) }),
      ...(portal.checks?.(parts) ?? []),
    ];
    const health = createHealthMonitor(checks);
    const given = { ...parts, mail, health, imports: createImports, clock: createClock(config.timeZone) };
    const app = await createApp({
      config,
      services: given,
      ...(demoProvider === undefined ? {} : { extend: (into: App) => demoProvider.addTo(into, given) }),
      ...(options.page === undefined ? {} : { portal: options.page }),
    });
    const services: Services = { ...given, log: app.log };
    report = withoutRepeats((err, repeats) => app.log.error({ err, repeats }, 'job queue'));
    if (open.length > 0)
      app.log.warn({ files: open.length, first: open[0] }, 'others may read or write files of DATA_DIR');
    if (met !== undefined) logOutcome(app.log, met);
    await jobs.send(monthsWorker.job, {});
    await demo?.seed(services);
    await jobs.work([
      ...(postman === undefined
        ? []
        : [
            createMailWorker({
              database,
              postman: postman.post,
              files: files.files,
              log: app.log,
              secret,
              now: services.clock.now,
              ...(portal.onMail === undefined ? {} : { onOutcome: portal.onMail }),
            }),
          ]),
      ...createWorkers(workers, services),
      ...createImportWorkers(services),
      ...createTransferWorkers(services),
    ]);
    const unwatch = await watchRelease({
      ...{ database, releases },
      onError: (error) => app.log.error({ err: error }, 'the live release could not be read'),
      onServed: (hash) => app.log.info({ release: hash }, 'another release is live'),
    });
    const address = await app.listen({ host: config.host, port: config.port });
    const stop = (): Promise<void> =>
      stopInTime(
        [
          { name: 'requests', end: () => app.close(), milliseconds: 5500, cut: () => app.server.closeAllConnections() },
          { name: 'release watch', end: unwatch, milliseconds: 500 },
          { name: 'jobs', end: jobs.stop, milliseconds: 2000 },
          { name: 'mail', end: async () => postman?.close(), milliseconds: 500 },
          { name: 'database', end: () => database.close(), milliseconds: 1000 },
          { name: 'traces', end: endTracing, milliseconds: 1000 },
        ],
        (name, why) => app.log.warn({ err: why, left: name }, 'stopped without waiting longer'),
      );
    return { app, services, address, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads the library for traces only where they are sent. */
async function beginTracing({ tracing }: Config): Promise<() => Promise<void>> {
  if (tracing === undefined) return async () => undefined;
  const { startTracing } = await import('./tracing/startTracing.ts');
  return startTracing(tracing);
}

/** A migration takes as long as its rows require, so it has a connection without time limits. */
async function migrateFor(
  { migrations }: Portal,
  { config, database: given }: StartOptions,
  database: DatabaseHandle,
): Promise<void> {
  if (given !== undefined || config.databaseUrl === undefined) {
    await migrate(database, migrations);
    return;
  }
  const patient = await openDatabase({ url: config.databaseUrl });
  await migrate(patient, migrations).finally(() => patient.close());
}

function sourceOf({ config, onLost }: StartOptions): DatabaseSource {
  const { databaseUrl, databaseReadUrl, databaseLimits } = config;
  if (databaseUrl !== undefined) {
    const copy = databaseReadUrl === undefined ? {} : { readUrl: databaseReadUrl };
    return { url: databaseUrl, ...copy, limits: databaseLimits };
  }
  return { directory: config.dataDir, ...(onLost === undefined ? {} : { onLost }) };
}
