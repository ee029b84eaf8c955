/**
 * Ordinary words that were used in place of a term of the field, and what to use instead. No new export may have one in
 * its name; the glossary lists them under "Words to avoid in names".
 */
export const houseWords = {
  ahead: 'prefetch',
  ask: 'request, read, render',
  asked: 'requested',
  asking: 'requesting',
  asks: 'requests',
  away: 'unavailable',
  begin: 'initial, start',
  begun: 'stored, started',
  bring: 'merge, expand',
  brings: 'expands',
  brought: 'dynamic',
  chosen: 'selected',
  decide: 'resolve, compute',
  decides: 'resolves',
  draw: 'render',
  drawn: 'rendered',
  fault: 'error',
  faults: 'errors',
  fence: 'boundary',
  forgive: 'clear, reset',
  gone: 'absent',
  hand: 'pass',
  handed: 'passed',
  held: 'locked, stored',
  keep: 'store, retain, cache',
  keeper: 'storage',
  keeps: 'matches, stores',
  kept: 'stored, retained',
  know: 'add, register',
  knows: 'has',
  laid: 'applied',
  late: 'lazy',
  lay: 'apply, merge',
  leave: 'blur, exit, remove',
  leaves: 'leaf fields',
  leaving: 'exit',
  lend: 'register',
  lender: 'parser registration',
  lenders: 'parser registrations',
  lends: 'registers',
  lent: 'registered',
  lies: 'is stored',
  loss: 'orphan',
  losses: 'orphans',
  lost: 'orphaned, failed',
  move: 'transition, set',
  moves: 'transitions',
  needs: 'dependencies',
  news: 'notice',
  nobody: 'anonymous',
  note: 'notice, record',
  noted: 'recorded',
  notes: 'notices',
  offer: 'availability, options',
  offered: 'available',
  offers: 'options',
  outside: 'external',
  picked: 'selected',
  picks: 'selected records',
  place: 'location, context, skeleton',
  places: 'locations',
  postman: 'mail transport',
  quiet: 'idle',
  rightful: 'authorized',
  said: 'shown',
  say: 'text',
  says: 'has, returns',
  settle: 'resolve, recompute',
  settled: 'resolved',
  settles: 'resolves',
  shipped: 'serialized, precompiled',
  sight: 'viewport, visible range',
  sighted: 'visible',
  somebody: 'user',
  stands: 'is',
  steady: 'cacheable, prepared',
  stranger: 'unknown',
  strangers: 'unknown names',
  take: 'apply, consume, extract',
  taken: 'duplicate, applied',
  takes: 'accepts',
  tell: 'notify, report',
  told: 'reported',
  unborn: 'not stored',
  vouched: 'verified',
  way: 'router',
  whole: 'complete',
  widening: 'permission grant',
  widenings: 'permission grants',
  window: 'viewport',
  word: 'property, option, keyword',
  wordless: 'without a message',
  words: 'texts, options, properties',
} as const;

/** Splits a camel-case name into lower-case parts: `createDraftKeeper` into `create`, `draft` and `keeper`. */
function partsOf(name: string): readonly string[] {
  return [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(([part]) => part.toLowerCase());
}

/** Returns the house words in a name. */
export function findHouseWords(name: string): readonly string[] {
  return partsOf(name).filter((part) => Object.hasOwn(houseWords, part));
}

/** Returns the names that a module declares and exports. */
export function exportedNames(source: string): readonly string[] {
  const declared =
    /^export (?:default )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
  return [...source.matchAll(declared)].flatMap(([, name]) => (name === undefined ? [] : [name]));
}
