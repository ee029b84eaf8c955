import { afterAll, beforeAll } from 'vitest';
import { isRecord } from '#engine';
import { type DatabaseHandle, loadRelease, portalOfFolder, type ReleaseSource } from '#server';
import { eachDatabase, keyOf, keyOfPath, openApp, type TestAnswer, type TestApp } from '#server/testing';

const folder = new URL('../../examples/lending-library', import.meta.url).pathname;

/** A librarian, who may publish, and two members, who may not. */
export const people = {
  librarian: 'librarian@lindenhof.example',
  member: 'max@readers.example',
  reader: 'nina@readers.example',
} as const;

type Json = Readonly<Record<string, unknown>>;

/** A change of a definition in a request. Without a text, the definition is removed. */
export interface SentChange {
  readonly kind: string;
  readonly definition: string;
  readonly text?: string;
  readonly removal?: boolean;
}

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
    { one: true, prepare: noRows },
  );
}

/** Returns the change of a definition on disk by an edit of its JSON. */
export async function edited(
  { kind, definition }: { readonly kind: string; readonly definition: string },
  edit: (json: Json) => Json,
): Promise<SentChange> {
  const { files } = await librarySource();
  const file = files.find(({ path }) => keyOfPath(path) === keyOf({ kind, definition }));
  const json: unknown = JSON.parse(file?.text ?? 'null');
  if (!isRecord(json)) throw new Error(`There is no ${kind} "${definition}".`);
  return { kind, definition, text: JSON.stringify(edit(json), null, 2) };
}

/** Returns a change of one list's page size, which affects no other definition. */
export function resized(size: number): Promise<SentChange> {
  return edited({ kind: 'operation', definition: 'members.list' }, (json) => ({ ...json, size }));
}

/** Returns the hash of the live release. */
export async function liveHash({ app }: TestApp): Promise<string> {
  const { hash }: { readonly hash: string } = (await app.inject({ url: '/definitions/current' })).json();
  return hash;
}

/** Publishes as the librarian, based on the live release. */
export async function publish(library: TestApp, changes: readonly SentChange[], body: Json = {}): Promise<TestAnswer> {
  return library.call('POST', '/releases', {
    token: await library.signIn(people.librarian),
    body: { base: await liveHash(library), changes, ...body },
  });
}

/** Rolls back as the librarian. */
export async function rollback(library: TestApp, to: string, body: Json = {}): Promise<TestAnswer> {
  return library.call('POST', `/releases/${to}/rollback`, {
    token: await library.signIn(people.librarian),
    body: { base: await liveHash(library), ...body },
  });
}
