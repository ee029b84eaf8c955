import { createHttpAdapter } from '#api';
import type { PortalBoot } from '#renderer';
import { fetchRelease, fetchReleaseOf } from './fetchRelease.ts';
import { portalConfig } from './portalConfig.ts';

/** Fetches the current release with its texts and validators, and makes the adapter that asks our own server. */
export async function bootPortal(): Promise<PortalBoot> {
  const { release, validators, loadTexts } = await fetchRelease();
  let person: { locale: string; email: string | undefined } = { locale: 'en', email: undefined };
  let published = release.hash;
  const underway = new Set<Promise<unknown>>();
  const adapter = createHttpAdapter({
    baseUrl: '/api',
    apiKey: 'portal',
    version: '1',
    release: () => release,
    token: () => window.localStorage.getItem('accessToken') ?? undefined,
    requestor: () => person.email,
    locale: () => person.locale,
    onRelease: (hash) => {
      published = hash;
    },
  });
  return {
    release,
    validators,
    adapter: {
      run: (id, args, options) => {
        const call = adapter.run(id, args, options);
        underway.add(call);
        const end = (): void => void underway.delete(call);
        call.then(end, end);
        return call;
      },
    },
    config: portalConfig,
    loadTexts,
    isStale: () => published !== release.hash,
    settled: () => Promise.allSettled(underway),
    loadRelease: fetchReleaseOf,
    onPerson: (next) => {
      person = next;
    },
  };
}
