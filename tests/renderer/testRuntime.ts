import { expressions } from '#compiler';
import { anonymous, type Release } from '#engine';
import type { PortalRuntime } from '../../renderer/contexts/PortalRuntime.ts';
import { createI18n } from '../../renderer/texts/createI18n.ts';
import { portalConfig } from '../../web/portalConfig.ts';

/** Creates the runtime of a test: a release without a server, in one language, for an anonymous user. */
export function testRuntime(release: Release, locale = 'en'): PortalRuntime {
  return {
    ...{ release, validators: {}, locale, settings: {}, config: portalConfig, user: anonymous, expressions },
    ...{ adapter: { run: async () => undefined }, setLocale: () => undefined },
    ...{
      i18n: createI18n({ release, namespace: 'test', detector: { type: 'languageDetector', detect: () => locale } }),
      namespace: 'test',
    },
    clock: { today: () => '2026-11-21', now: () => '2026-11-21T10:00:00Z' },
    checkEvent: undefined,
    session: {
      ...{ status: 'signedOut', isOpening: false, hasFailed: false, isLive: () => false, expire: () => undefined },
      ...{ start: async () => undefined, end: async () => undefined },
    },
  };
}
