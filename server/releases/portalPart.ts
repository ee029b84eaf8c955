import { collectAsts, collectCompiledMessages, publicRelease, releaseFor } from '#compiler';
import type { Release, Rights } from '#engine';
import { compiledRelease } from '../roles/withStoredAccess.ts';
import { compileValidators } from '../validators/compileValidators.ts';
import type { LoadedRelease } from './ReleaseStore.types.ts';

/** A piece of a release as it is fetched. */
export interface PortalPart {
  readonly type: string;
  /** Writes it, which takes a while: a part is written once and kept. */
  readonly write: () => string;
}

const json = 'application/json; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/**
 * A part of what is needed before anybody has signed in: `public-portal.json`, `public-validators.js` and
 * `public-words.<language>.json`. Undefined where there is none of that name.
 */
export function publicPartFile({ release }: LoadedRelease, name: string): PortalPart | undefined {
  const [, own = ''] = /^public-(.+)$/.exec(name) ?? [];
  // Before the sign-in a page checks what its forms ask for; what is stored is checked by the server.
  return partNamed(own, release, () => publicRelease(release), withoutProperties);
}

/** A part for somebody with these rights: `portal.json`, `validators.js` and `words.<language>.json`. */
export function authorizedPart({ release }: LoadedRelease, rights: Rights, name: string): PortalPart | undefined {
  return partNamed(name, release, () => releaseFor(release, rights));
}

/** All of a release, for those who may read its definitions: `release.json` and `texts.<language>.json`, plain. */
export function fullPart({ release }: LoadedRelease, name: string): PortalPart | undefined {
  // As it was published: what administrators change of roles is no part of a release.
  const published = compiledRelease(release);
  if (name === 'release.json') return { type: json, write: () => JSON.stringify(inEnglish(published)) };
  const locale = localeIn(name, 'texts', release);
  return locale === undefined ? undefined : { type: json, write: () => JSON.stringify(release.texts[locale]) };
}

/**
 * Parts with expressions carry their trees, those with texts the texts that have something to be filled in as they were
 * read, so that a browser needs no parser. English is with the definitions, every other language a part of its own.
 */
function partNamed(
  name: string,
  release: Release,
  read: () => Release,
  checked: (part: Release) => Release = (part) => part,
): PortalPart | undefined {
  if (name === 'portal.json') return { type: json, write: () => JSON.stringify(withTrees(inEnglish(read()))) };
  if (name === 'validators.js') return { type: script, write: () => compileValidators(checked(read())) };
  const locale = localeIn(name, 'words', release);
  return locale === undefined
    ? undefined
    : { type: json, write: () => JSON.stringify(withMessages(read().texts[locale])) };
}

/** The language in the name of a part, where the release has it. */
function localeIn(name: string, kind: string, release: Release): string | undefined {
  const [, found, locale = ''] = /^(\w+)\.([A-Za-z-]{2,20})\.json$/.exec(name) ?? [];
  return found === kind && Object.hasOwn(release.texts, locale) ? locale : undefined;
}

function withTrees(release: Release) {
  return { release, trees: collectAsts(release), messages: collectCompiledMessages(release.texts['en'] ?? {}) };
}

/** A catalogue, and what of it was read because there is something to fill in. */
function withMessages(texts: Readonly<Record<string, string>> = {}) {
  return { texts, messages: collectCompiledMessages(texts) };
}

function withoutProperties(release: Release): Release {
  const entities = Object.values(release.entities).map((entity) => [entity.id, { ...entity, properties: [] }] as const);
  return { ...release, entities: Object.fromEntries(entities) };
}

function inEnglish(release: Release): Release {
  return { ...release, texts: { en: release.texts['en'] ?? {} } };
}
