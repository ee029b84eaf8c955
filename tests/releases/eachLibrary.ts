import { afterAll, beforeAll } from 'vitest';
import { type DatabaseHandle, loadRelease, portalOfFolder, type ReleaseSource } from '#server';
import { createPublishing, eachDatabase, openApp, type SentChange, type TestApp } from '#server/testing';

const folder = new URL('../../examples/lending-library', import.meta.url).pathname;

/** A librarian, who may publish, and two members, who may not. */
export const people = {
  librarian: 'librarian@lindenhof.example',
  member: 'max@readers.example',
  reader: 'nina@readers.example',
} as const;

interface Opened {
  readonly library: TestApp;
  readonly database: DatabaseHandle;
}

let loaded: Promise<ReleaseSource> | undefined;

/** Reads and checks the definitions of the lending library once per process. */
function librarySource(): Promise<ReleaseSource> {
  loaded ??= loadRelease(folder);
  return loaded;
}

const noRows = async (): Promise<void> => undefined;

/**
 * Runs tests on the server of the lending library with its examples, opened once for all of them. Its definitions are
 * an eighth of the portal's, so what every portal does is tested with it in an eighth of the time.
 */
export function eachLibrary(
  title: string,
  body: (opened: () => Opened) => void,
  environment: Readonly<Record<string, string>> = {},
): void {
  eachDatabase(
    title,
    (database) => {
      let library: TestApp | undefined;
      beforeAll(async () => {
        const { demo, ...portal } = await portalOfFolder(folder);
        if (demo === undefined) throw new Error('The library has no demo data.');
        const opened = await openApp(database(), {
          portal: { ...portal, source: await librarySource(), password: demo.password },
          environment: { LOG_LEVEL: 'warn', RATE_LIMIT: '1000000', LOGIN_LIMIT: '1000', ...environment },
        });
        await demo.seed(opened.services);
        const tokens = new Map<string, Promise<string>>();
        const signIn = (username: string): Promise<string> => {
          const token = tokens.get(username) ?? opened.signIn(username);
          tokens.set(username, token);
          return token;
        };
        library = { ...opened, signIn };
      });
      afterAll(() => library?.app.close());
      body(() => {
        if (library === undefined) throw new Error('The library is open only inside tests.');
        return { library, database: database() };
      });
    },
    { prepare: noRows },
  );
}

export const { edited, liveHash, publish, rollback } = createPublishing(librarySource, people.librarian);

/** Returns a change of one list's page size, which affects no other definition. */
export function resized(size: number): Promise<SentChange> {
  return edited({ kind: 'operation', definition: 'members.list' }, (json) => ({ ...json, size }));
}
