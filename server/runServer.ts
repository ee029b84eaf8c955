import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureAdministrator, type FirstAdministrator } from './accounts/ensureAdministrator.ts';
import { type Config, readConfig } from './config/readConfig.ts';
import { readSettings } from './config/readSettings.ts';
import type { Portal } from './contract/Portal.types.ts';
import { DirectoryInUse } from './database/lockDirectory.ts';
import { awaitRelease } from './development/awaitRelease.ts';
import type { FolderStatus } from './development/FolderStatus.types.ts';
import { followFolder } from './development/followFolder.ts';
import { toLoggedError } from './http/toLoggedError.ts';
import { createReleaseCache } from './releases/createReleaseCache.ts';
import { engineFingerprint } from './releases/engineFingerprint.ts';
import { DefinitionsRefused, loadRelease } from './releases/loadRelease.ts';
import { type RunningServer, startServer } from './startServer.ts';

const root = new URL('../', import.meta.url);

/** A graceful stop takes at most nine seconds. Afterwards, the process exits. */
const graceMilliseconds = 10_000;

interface RunOptions {
  /**
   * For development: the server watches its folder of definitions, ignores published releases, and reports the result
   * of each change. It does not serve the web app.
   */
  readonly onStatus?: (status: FolderStatus) => void;
}

/**
 * Serves the portal that `choose` returns, with the settings of the environment, until the process receives a signal.
 */
export async function runServer(
  choose: (config: Config) => Promise<Portal>,
  { onStatus }: RunOptions = {},
): Promise<void> {
  // Files that libraries write into the data folder are only accessible for this user.
  process.umask(0o077);
  try {
    const settings = readConfig(process.env, { dotenv: true });
    // `npm start -- --empty` starts without demo data.
    const chosen = process.argv.includes('--empty') ? { ...settings, demoData: false } : settings;
    const config: Config = onStatus === undefined ? chosen : { ...chosen, release: 'folder' };
    const portal = await choose(config);
    const own = readSettings(portal.settings, process.env, { dotenv: true });
    const { forms = {} } = portal;
    // The names are part of the fingerprint, because a set that is valid with other names may be refused with these.
    const mark = `${await engineFingerprint(fileURLToPath(root))} ${JSON.stringify(forms)}`;
    const at = join(config.dataDir, 'release');
    const since = Date.now();
    const source =
      onStatus === undefined
        ? await loadRelease(portal.definitions, { memory: createReleaseCache(at, mark), forms })
        : await awaitRelease(portal.definitions, { memory: createReleaseCache(at, `${mark} behind`), forms, onStatus });
    const running = await startServer(portal, {
      config,
      ...source,
      own,
      ...(onStatus === undefined ? { page: fileURLToPath(new URL('dist/portal', root)) } : {}),
      onLost: endAtOnce,
    });
    const { services, address } = running;
    const unfollow = onStatus && followFolder({ folder: portal.definitions, services, since, onStatus });
    stopOnSignal({ app: running.app, stop: async () => void (await Promise.all([unfollow?.(), running.stop()])) });
    const first = config.demoData ? undefined : await ensureAdministrator(running.services, config.adminEmail);
    greet(running, config, { portal, first });
    onStatus?.({ status: 'live', release: source.release.hash, address, warnings: '' });
  } catch (error) {
    // An error with an explanatory message needs no stack.
    const isExplained = error instanceof DefinitionsRefused || error instanceof DirectoryInUse;
    process.stderr.write(`${isExplained ? error.message : describe(error)}\n`);
    process.exitCode = 1;
    // Open handles (a queue, a pool) must not keep the process alive after a failed start.
    setTimeout(() => process.exit(1), 2000).unref();
  }
}

/** Not a graceful stop, because that would write. */
function endAtOnce(error: Error): void {
  process.stderr.write(`${error.message} The server ends.\n`);
  process.exit(1);
}

function stopOnSignal(running: Pick<RunningServer, 'app' | 'stop'>): void {
  let isStopping = false;
  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), graceMilliseconds).unref();
    running.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        running.app.log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function greet(
  { services }: RunningServer,
  config: { readonly demoData: boolean; readonly publicUrl: string },
  { portal, first }: { readonly portal: Portal; readonly first: FirstAdministrator | undefined },
): void {
  const lines = ['', `  Portal    ${config.publicUrl}`, `  Database  ${services.database.kind}`];
  if (services.facts.mailbox) lines.push(`  Mails     ${config.publicUrl}/mailbox`);
  if (config.demoData && portal.demo !== undefined) {
    const { people, password } = portal.demo;
    const width = Math.max(0, ...people.map(({ email }) => email.length));
    if (people.length > 0) lines.push('', `  Demo accounts, password ${password}`);
    for (const { email, roles } of people) lines.push(`    ${email.padEnd(width)}  ${roles.join(', ')}`);
  }
  if (first !== undefined) {
    lines.push(
      '',
      `  First administrator  ${first.email}`,
      `  Password             ${first.password}  (shown this once)`,
    );
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

function describe(error: unknown): string {
  const { type, message, stack } = toLoggedError(error);
  return `${type}: ${message}\n${stack}`;
}
