import { collectMessages, collectTrees, publicPart, type Release } from '#engine';
import { compileValidators } from '../validators/compileValidators.ts';
import type { LoadedRelease } from './ReleaseStore.types.ts';

/** A piece of a release as browsers fetch it. */
export interface PortalPart {
  readonly type: string;
  /** Writes it, which takes a while: a part is written once and kept. */
  readonly write: () => string;
}

const json = 'application/json; charset=utf-8';
const script = 'text/javascript; charset=utf-8';

/**
 * The parts of a release by their names. Those with expressions carry their trees, those with texts the texts that have
 * something to be filled in as they were read, so that a browser needs no parser; the public ones are what is needed
 * before anybody has signed in. Browsers keep a part for good: one that is made in another way needs another name.
 */
const parts: Readonly<Record<string, (loaded: LoadedRelease) => PortalPart>> = {
  'validators.js': ({ validatorSource }) => ({ type: script, write: () => validatorSource }),
  'public-validators.js': ({ release }) => ({
    type: script,
    write: () => compileValidators(withoutProperties(publicPart(release))),
  }),
  'release.json': ({ release }) => ({ type: json, write: () => JSON.stringify(forBrowsers(release)) }),
  'portal.json': ({ release }) => withTrees(() => forBrowsers(release)),
  'public-portal.json': ({ release }) => withTrees(() => publicPart(forBrowsers(release))),
};

/** The part of that name, or undefined where there is none. */
export function portalPart(loaded: LoadedRelease, name: string): PortalPart | undefined {
  if (Object.hasOwn(parts, name)) return parts[name]?.(loaded);
  const [, kind, locale = ''] = /^(texts|words|public-words)\.([A-Za-z-]{2,20})\.json$/.exec(name) ?? [];
  if (kind === undefined || !Object.hasOwn(loaded.release.texts, locale)) return undefined;
  const write = (): string => {
    const { texts } = kind === 'public-words' ? publicPart(loaded.release) : loaded.release;
    return JSON.stringify(kind === 'texts' ? texts[locale] : withMessages(texts[locale]));
  };
  return { type: json, write };
}

function withTrees(read: () => Release): PortalPart {
  const write = (): string => {
    const release = read();
    const { messages } = withMessages(release.texts['en']);
    return JSON.stringify({ release, trees: collectTrees(release), messages });
  };
  return { type: json, write };
}

/** A catalogue, and what of it was read because there is something to fill in. */
function withMessages(texts: Readonly<Record<string, string>> = {}) {
  return { texts, messages: collectMessages(texts) };
}

/** Browsers check what is asked by forms; what is stored is checked by the server. */
function withoutProperties(release: Release): Release {
  const entities = Object.values(release.entities).map((entity) => [entity.id, { ...entity, properties: [] }] as const);
  return { ...release, entities: Object.fromEntries(entities) };
}

/**
 * What browsers are given: without the questions of banks, which are asked for by operations and carry the marks that
 * decide, and with English alone, as every other language is a part of its own.
 */
function forBrowsers(release: Release): Release {
  const banks = new Set(Object.values(release.flows).flatMap((flow) => flow.bank ?? []));
  const flows = Object.values(release.flows).map((flow) =>
    banks.has(flow.id) ? { ...flow, questions: [], marks: {}, results: [] } : flow,
  );
  return {
    ...release,
    flows: Object.fromEntries(flows.map((flow) => [flow.id, flow])),
    texts: { en: release.texts['en'] ?? {} },
  };
}
