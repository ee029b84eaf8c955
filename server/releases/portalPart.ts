import { collectAsts, collectCompiledMessages, decisionsFor, publicRelease, releaseFor } from '#compiler';
import type { Release, Rights } from '#engine';
import { compiledRelease } from '../roles/withStoredAccess.ts';
import { compileValidators } from '../validators/compileValidators.ts';
import type { LoadedRelease } from './ReleaseStore.types.ts';

/** A part of a release as it is fetched. */
export interface PortalPart {
  readonly type: string;
  /** Serializes it, which is slow, so callers cache the result. */
  readonly write: () => string;
}

const json = 'application/json; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/**
 * Returns a part that is needed before the sign-in: `public-portal.json`, `public-validators.js` or
 * `public-words.<language>.json`. Undefined if there is none of this name.
 */
export function publicPartFile({ release }: LoadedRelease, name: string): PortalPart | undefined {
  const [, own = ''] = /^public-(.+)$/.exec(name) ?? [];
  // Before the sign-in, a page only validates its forms. The server validates what is stored.
  return partNamed(own, release, () => publicRelease(release), withoutProperties);
}

/**
 * Returns a part for these rights: `portal.json`, `validators.js` or `words.<language>.json`. Undefined if there is
 * none of this name.
 */
export function authorizedPart({ release }: LoadedRelease, rights: Rights, name: string): PortalPart | undefined {
  return partNamed(name, release, () => releaseFor(release, rights));
}

/**
 * Returns a complete part for users who can read definitions: `release.json` or `texts.<language>.json`. Undefined if
 * there is none of this name.
 */
export function fullPart({ release }: LoadedRelease, name: string): PortalPart | undefined {
  // As it was published. Changes of roles by administrators are not part of a release.
  const published = compiledRelease(release);
  if (name === 'release.json') return { type: json, write: () => JSON.stringify(inEnglish(published)) };
  const locale = localeIn(name, 'texts', release);
  return locale === undefined ? undefined : { type: json, write: () => JSON.stringify(release.texts[locale]) };
}

/** Returns the part that explains the results of these flows, with the texts of all languages. */
export function decisionsPart({ release }: LoadedRelease, flows: readonly string[]): PortalPart {
  return {
    type: json,
    write: () => {
      const part = decisionsFor(release, flows);
      const messages = Object.entries(part.texts).map(([locale, texts]) => [locale, collectCompiledMessages(texts)]);
      return JSON.stringify({ release: part, trees: collectAsts(part), messages: Object.fromEntries(messages) });
    },
  };
}

/**
 * Parts with expressions contain their ASTs, and texts with arguments are included in parsed form, so that a browser
 * needs no parser. English texts are with the definitions; every other language is a separate part.
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

/** Returns the language in the name of a part if the release has it. */
function localeIn(name: string, kind: string, release: Release): string | undefined {
  const [, found, locale = ''] = /^(\w+)\.([A-Za-z-]{2,20})\.json$/.exec(name) ?? [];
  return found === kind && Object.hasOwn(release.texts, locale) ? locale : undefined;
}

function withTrees(release: Release) {
  return { release, trees: collectAsts(release), messages: collectCompiledMessages(release.texts['en'] ?? {}) };
}

/** Returns a translation catalogue with the parsed form of its texts with arguments. */
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
