import type { Expressions } from '../expressions/Expressions.types.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import { dependenciesOf, type FieldDependencies, hasNoDependencies } from './dependenciesOf.ts';

/** Which fields of a list another one moves, known before anything is filled in. Fields are meant by their places. */
export interface DependencyGraph {
  readonly fields: readonly FieldModel[];
  /** Places in the order in which they settle: what is read comes before what reads it. */
  readonly rank: readonly number[];
  /** place → places whose presence or value reads it. */
  readonly settles: Dependents;
  /** place → places whose presence or value reads what is offered there. */
  readonly offers: Dependents;
  /** place → places whose presence, value, lock, requirement or problems read it. */
  readonly decides: Dependents;
  /** place → places whose normal form reads it. */
  readonly normalises: Dependents;
  /** Does the field, or one inside it, have a computed value? */
  readonly computes: readonly boolean[];
  /** Its fields cannot be told apart: each change asks them all. */
  readonly isWhole: boolean;
  /** Places that a path of a draft belongs to; empty where no field has it. */
  placesOf(path: string): readonly number[];
}

/** Only places that something reads are in it. */
type Dependents = ReadonlyMap<number, readonly number[]>;

/** Deeper chains are asked as a whole, whose rounds are counted. */
const longestChain = 25;

const plans = new WeakMap<readonly FieldModel[], DependencyGraph>();

/** The plan of a field list; a list of a release keeps its plan for as long as the release is there. */
export function analyseDependencies(
  fields: readonly FieldModel[],
  release: Release,
  expressions: Expressions,
): DependencyGraph {
  const known = plans.get(fields);
  if (known) return known;
  const plan = makePlan(fields, release, expressions);
  plans.set(fields, plan);
  return plan;
}

function makePlan(fields: readonly FieldModel[], release: Release, expressions: Expressions): DependencyGraph {
  const places = new Map(fields.map(({ path }, place) => [path, place]));
  const below = placesBelow(fields);
  const related = (path: string): readonly number[] => [...(below.get(path) ?? []), ...placesAbove(path, places)];
  const reads = fields.map((field) => dependenciesOf(field, { release, expressions }));
  // Most fields of most forms read nothing.
  const readers = [...reads.entries()].flatMap(([place, read]) =>
    read && !hasNoDependencies(read) ? [{ place, read }] : [],
  );
  const dependents = (part: keyof FieldDependencies, variables: readonly string[]): Dependents => {
    const lists = new Map<number, Set<number>>();
    for (const { place: reader, read } of readers) {
      for (const path of new Set(read[part])) {
        const name = pathIn(variables, path);
        if (name === undefined) continue;
        const sources = name === '' ? fields.keys() : related(name);
        for (const source of sources) lists.set(source, (lists.get(source) ?? new Set<number>()).add(reader));
      }
    }
    return new Map([...lists].map(([source, list]) => [source, [...list]]));
  };
  const settles = dependents('settle', ['this', 'root', 'chosen']);
  const rank = rankPlaces(settles, fields);
  const isOverlapping = places.size < fields.length || fields.some(({ path }) => placesAbove(path, places).length > 0);
  return {
    fields,
    rank: rank ?? [],
    settles,
    offers: dependents('settle', ['options']),
    decides: dependents('decide', draftVariables),
    normalises: dependents('normalise', draftVariables),
    computes: fields.map(isComputed),
    isWhole:
      isOverlapping ||
      rank === undefined ||
      reads.some((read) => read === undefined) ||
      fields.some((field, place) => field.value !== undefined && reads[place]?.settle.includes('value')),
    placesOf: (path) => {
      const exact = places.get(path);
      return exact === undefined ? related(path) : [exact];
    },
  };
}

/** Picked records and offers belong to the field of their path. */
const draftVariables: readonly string[] = ['this', 'root', 'chosen', 'options'];

function pathIn(variables: readonly string[], path: string): string | undefined {
  const [variable = '', ...names] = path.split('.');
  return variables.includes(variable) ? names.join('.') : undefined;
}

function placesBelow(fields: readonly FieldModel[]): ReadonlyMap<string, readonly number[]> {
  const below = new Map<string, number[]>();
  for (const [place, { path }] of fields.entries()) {
    for (const prefix of prefixesOf(path)) {
      const list = below.get(prefix);
      if (list) list.push(place);
      else below.set(prefix, [place]);
    }
  }
  return below;
}

function placesAbove(path: string, places: ReadonlyMap<string, number>): readonly number[] {
  return prefixesOf(path)
    .slice(0, -1)
    .flatMap((prefix) => places.get(prefix) ?? []);
}

function prefixesOf(path: string): readonly string[] {
  if (!path.includes('.')) return [path];
  const names = path.split('.');
  return names.map((_name, index) => names.slice(0, index + 1).join('.'));
}

/** Where each place stands when all are put in the order of reading; undefined when they wait for each other. */
function rankPlaces(settles: Dependents, fields: readonly FieldModel[]): readonly number[] | undefined {
  // In the order of the definition, when nothing waits for anything.
  if (settles.size === 0) return [...fields.keys()];
  const waiting = fields.map(() => 0);
  const edges = new Map(
    [...settles].map(([source, readers]) => [
      source,
      // A record that reads itself from inside settles by itself.
      readers.filter((reader) => reader !== source || fields[source]?.properties === undefined),
    ]),
  );
  for (const readers of edges.values()) for (const reader of readers) waiting[reader] = (waiting[reader] ?? 0) + 1;
  const rank = fields.map(() => 0);
  let settled = 0;
  let level = [...waiting.keys()].filter((place) => waiting[place] === 0);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > longestChain) return undefined;
    const next: number[] = [];
    for (const place of level) {
      rank[place] = settled;
      settled += 1;
      for (const reader of edges.get(place) ?? []) {
        const left = (waiting[reader] ?? 0) - 1;
        waiting[reader] = left;
        if (left === 0) next.push(reader);
      }
    }
    level = next;
  }
  return settled === fields.length ? rank : undefined;
}

function isComputed(field: FieldModel): boolean {
  return field.value !== undefined || (field.properties?.some(isComputed) ?? false);
}
