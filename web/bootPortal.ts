import type { HttpAdapterOptions } from '#api';
import { createExpressions, type Expressions } from '#engine';
import { loadFrameSoon, loadWithRetry, type PortalBoot } from '#renderer';
import { createTextsBackend } from './createTextsBackend.ts';
import { currentHash, type FetchedRelease, fetchReleaseOf, isRefused, type Session } from './fetchRelease.ts';
import { forms } from './forms.ts';
import { portalConfig } from './portalConfig.ts';
import { watchOutdated } from './watchOutdated.ts';

const rightsKey = 'rights';

/**
 * Fetches the part of the current release that the user may see, with its texts and validators, and creates the adapter
 * for the portal's own server.
 */
export async function bootPortal(): Promise<PortalBoot> {
  const isOutdated = watchOutdated();
  if (readToken() !== undefined) {
    loadFrameSoon();
    // The first call loads the user. It reports a failure again.
    loadAdapter().catch(() => undefined);
  }
  // The page contains no parser: the release contains the ASTs, and a screen registers any other parser that it needs.
  const expressions = createExpressions();
  const first = await fetchFirst(await currentHash(), expressions);
  const { hash } = first.release;
  let current = first;
  let person: { locale: string; email: string | undefined } = { locale: 'en', email: undefined };
  let published = hash;
  let rights = first.rights;
  const underway = new Set<Promise<unknown>>();
  const options: HttpAdapterOptions = {
    baseUrl: '/api',
    apiKey: 'portal',
    version: '1',
    release: () => current.release,
    expressions,
    token: readToken,
    requestor: () => person.email,
    locale: () => person.locale,
    onRelease: (hash) => {
      published = hash;
    },
    onRights: (name) => {
      rights = name;
      window.localStorage.setItem(rightsKey, name);
    },
  };
  // The code that calls the server is loaded with axios at the first call.
  const open = onceDone(async () => (await loadWithRetry(loadAdapter)).openAdapter(options));
  return {
    release: first.release,
    namespace: first.namespace,
    validators: first.validators,
    textsBackend: createTextsBackend({ expressions, token: readToken }),
    expressions,
    adapter: {
      run: (id, args, options) => {
        const call = open().then((adapter) => adapter.run(id, args, options));
        underway.add(call);
        const end = (): void => void underway.delete(call);
        call.then(end, end);
        return call;
      },
    },
    config: portalConfig,
    forms,
    isStale: () => published !== hash || isOutdated() || (current.rights !== undefined && current.rights !== rights),
    settled: () => Promise.allSettled(underway),
    loadRelease: (older) => fetchReleaseOf(older, readSession(), expressions),
    loadDecisions: async (asked) =>
      (await loadWithRetry(loadAdapter)).fetchDecisions(asked, { token: readToken(), expressions }),
    loadPart: async () => {
      const session = readSession();
      const isOwn = current.rights !== undefined && current.rights === session?.rights;
      const isThere = session === undefined ? current.rights === undefined : isOwn;
      if (!isThere) current = keepRights(await fetchReleaseOf(hash, session, expressions));
      rights = current.rights;
      return current;
    },
    loadAhead: async () => {
      await open();
      return current.release;
    },
    onPerson: (next) => {
      person = next;
    },
  };
}

/**
 * Fetches the release of the session, or the public part if the server refuses the token. The query of the user reports
 * the refused token later.
 */
async function fetchFirst(hash: string, expressions: Expressions): Promise<FetchedRelease> {
  try {
    return keepRights(await fetchReleaseOf(hash, readSession(), expressions));
  } catch (error) {
    if (!isRefused(error)) throw error;
    return fetchReleaseOf(hash, undefined, expressions);
  }
}

/** Stores the name of the rights, so that the next page can request that part directly. */
function keepRights(fetched: FetchedRelease): FetchedRelease {
  if (fetched.rights !== undefined) window.localStorage.setItem(rightsKey, fetched.rights);
  return fetched;
}

function readToken(): string | undefined {
  return window.localStorage.getItem('accessToken') ?? undefined;
}

function readSession(): Session | undefined {
  const token = readToken();
  const rights = window.localStorage.getItem(rightsKey);
  return token === undefined ? undefined : { token, ...(rights === null ? {} : { rights }) };
}

const loadAdapter = () => import('./openAdapter.ts');

/** Returns a function that calls `make` once and caches the promise. After a failure, the next call tries again. */
function onceDone<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
