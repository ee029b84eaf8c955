import type { HttpAdapterOptions } from '#api';
import { loadAgain, loadFrameSoon, type OtherRelease, type PortalBoot } from '#renderer';
import { fetchRelease, fetchReleaseOf } from './fetchRelease.ts';
import { portalConfig } from './portalConfig.ts';
import { watchOutdated } from './watchOutdated.ts';

/** Fetches the current release with its texts and validators, and makes the adapter that asks our own server. */
export async function bootPortal(): Promise<PortalBoot> {
  const isOutdated = watchOutdated();
  const token = (): string | undefined => window.localStorage.getItem('accessToken') ?? undefined;
  const extent = token() === undefined ? 'public' : 'whole';
  if (extent === 'whole') {
    loadFrameSoon();
    // Who it is will be asked first. A failure is met again then.
    loadAdapter().catch(() => undefined);
  }
  const { release, validators, loadTexts } = await fetchRelease(extent);
  let current = release;
  let person: { locale: string; email: string | undefined } = { locale: 'en', email: undefined };
  let published = release.hash;
  const underway = new Set<Promise<unknown>>();
  const options: HttpAdapterOptions = {
    baseUrl: '/api',
    apiKey: 'portal',
    version: '1',
    release: () => current,
    token,
    requestor: () => person.email,
    locale: () => person.locale,
    onRelease: (hash) => {
      published = hash;
    },
  };
  // The code that asks the server is loaded with the first question.
  const open = onceDone(async () => (await loadAgain(loadAdapter)).openAdapter(options));
  const whole = onceDone(() => fetchReleaseOf(release.hash));
  async function loadWhole(): Promise<OtherRelease> {
    const loaded = await whole();
    current = loaded.release;
    return loaded;
  }
  return {
    release,
    validators,
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
    loadTexts,
    isStale: () => published !== release.hash || isOutdated(),
    settled: () => Promise.allSettled(underway),
    loadRelease: (hash) => fetchReleaseOf(hash),
    ...(extent === 'whole' ? {} : { loadWhole }),
    loadAhead: async () => {
      const [, loaded] = await Promise.all([open(), extent === 'whole' ? { release } : whole()]);
      return loaded.release;
    },
    onPerson: (next) => {
      person = next;
    },
  };
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
