import type { Release } from '#engine';
import { emptyContent } from './emptyContent.ts';
import { withTexts } from './withTexts.ts';

/**
 * The part of a release that explains results: these flows with their questions, marks and results, and the policies,
 * settings and texts that they use. Flows that the release does not have are left out.
 */
export function decisionsFor(release: Release, flows: readonly string[]): Release {
  const { hash, language, locales, access } = release;
  const own = Object.entries(release.flows).filter(([id]) => flows.includes(id));
  const part = {
    ...emptyContent,
    ...{ hash, language, locales },
    flows: Object.fromEntries(own),
    access: { ...emptyContent.access, policies: access.policies },
  };
  return withTexts(part, release);
}
