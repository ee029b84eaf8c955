import { isRecord, type Scope } from '#engine';
import type { Place, Reading } from './readExpressions.ts';

/** A path with the values to try there. Undefined removes the value. */
export interface Domain {
  readonly place: Place;
  readonly values: readonly unknown[];
}

const mostTried = 30_000;

/**
 * Returns a few values for each path that is read: the literals it is compared with and their neighbours, true and
 * false, dates around today, and undefined.
 */
export function domainsOf(readings: readonly Reading[], scope: Scope): readonly Domain[] {
  const byPlace = new Map<string, { place: Place; values: unknown[] }>();
  for (const reading of readings) {
    const name = reading.place.join('.');
    const values = [...(byPlace.get(name)?.values ?? []), ...valuesOf(reading, scope)];
    byPlace.set(name, { place: reading.place, values });
  }
  const places = [...byPlace.values()];
  return places
    .filter(({ place, values }) => !hasDeeper(place, places) || values.some(Array.isArray))
    .map(({ place, values }) => {
      const given = hasDeeper(place, places) ? [[], notGiven] : values;
      return { place, values: unique(given) };
    })
    .sort((left, right) => left.place.length - right.place.length);
}

/** Means "keep what deeper paths write". */
const notGiven = Symbol('not given');

function hasDeeper(place: Place, all: readonly { place: Place }[]): boolean {
  return all.some((other) => other.place.length > place.length && place.every((one, at) => other.place[at] === one));
}

function valuesOf({ literals, readsTime, isList, likely }: Reading, scope: Scope): readonly unknown[] {
  if (isList) return [[], ['other'], undefined];
  const days = readsTime ? aroundToday(scope) : [];
  const near = literals.flatMap((one) => (typeof one === 'number' ? [one - 1, one, one + 1] : [one]));
  return [undefined, ...days, ...near, ...(likely ?? [true, false, 'other'])];
}

/** Returns yesterday, today and tomorrow as ISO dates. */
export function aroundToday({ clock }: Scope): readonly string[] {
  return [-1, 0, 1].map((step) => {
    const day = new Date(`${clock.today()}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() + step);
    return day.toISOString().slice(0, 10);
  });
}

function unique(values: readonly unknown[]): readonly unknown[] {
  const seen = new Map(values.map((value) => [typeof value === 'symbol' ? value : JSON.stringify(value), value]));
  return [...seen.values()];
}

/** Returns a scope for each combination of the domains' values, up to a limit. */
export function* scopesOf(domains: readonly Domain[], scope: Scope): Generator<Scope> {
  let tried = 0;
  function* vary(at: number, made: Scope): Generator<Scope> {
    const domain = domains[at];
    if (domain === undefined) {
      tried += 1;
      yield made;
      return;
    }
    for (const value of domain.values) {
      if (tried >= mostTried) return;
      yield* vary(at + 1, value === notGiven ? made : writeScope(made, domain.place, value));
    }
  }
  yield* vary(0, scope);
}

function writeScope(scope: Scope, [root = '', ...rest]: Place, value: unknown): Scope {
  if (root === 'user' || root === 'setting') return scope;
  return { ...scope, variables: writeInto(scope.variables, [root, ...rest], value) };
}

function writeInto(record: Readonly<Record<string, unknown>>, place: Place, value: unknown) {
  const [name = '', ...rest] = place;
  const { [name]: held, ...others } = record;
  const next = writeBelow(held, rest, value);
  return next === undefined ? others : { ...record, [name]: next };
}

function writeBelow(held: unknown, place: Place, value: unknown): unknown {
  const [name, ...rest] = place;
  if (name === undefined) return value;
  if (name !== '[]') return writeInto(isRecord(held) ? held : {}, place, value);
  // An empty list is a value of its own and stays empty.
  if (Array.isArray(held) && held.length === 0) return held;
  return [writeBelow(Array.isArray(held) ? held[0] : undefined, rest, value) ?? {}];
}
