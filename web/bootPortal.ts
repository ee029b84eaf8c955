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
 * Fetches what may be seen of the current release, with its texts and validators, and makes the adapter that asks our
 * own server.
 */
export async function bootPortal(): Promise<PortalBoot> {
  const isOutdated = watchOutdated();
  if (readToken() !== undefined) {
    loadFrameSoon();
    // Who it is will be asked first. A failure is met again then.
    loadAdapter().catch(() => undefined);
  }
  // No parser is part of the page: ASTs come with the release, and a screen registers the parser that it needs besides.
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
  // The code that calls the server, with axios, is loaded at the first call.
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

/** A token that the server knows no more is met again when the person is asked for. */
async function fetchFirst(hash: string, expressions: Expressions): Promise<FetchedRelease> {
  try {
    return keepRights(await fetchReleaseOf(hash, readSession(), expressions));
  } catch (error) {
    if (!isRefused(error)) throw error;
    return fetchReleaseOf(hash, undefined, expressions);
  }
}

/** The next page asks by the name at once. */
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

/** Does something once, when it is first asked for; what failed is tried again. */
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
