import type { Expressions } from '../expressions/Expressions.types.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { Release } from '../model/release.types.ts';
import { dependenciesOf, type FieldDependencies, hasNoDependencies } from './dependenciesOf.ts';

/** Which fields of a list depend on which, known before anything is filled in. Fields are identified by their index. */
export interface DependencyGraph {
  readonly fields: readonly FieldModel[];
  /** The rank of each field, by index: a field ranks after the fields that it reads. */
  readonly rank: readonly number[];
  /** Index → indexes of the fields whose visibility or value reads it. */
  readonly settles: Dependents;
  /** Index → indexes of the fields whose visibility or value reads its options. */
  readonly offers: Dependents;
  /** Index → indexes of the fields whose visibility, value, lock, requirement or problems read it. */
  readonly decides: Dependents;
  /** Index → indexes of the fields whose normal form reads it. */
  readonly normalises: Dependents;
  /** Whether the field, or one inside it, has a computed value. */
  readonly computes: readonly boolean[];
  /** The dependencies are unknown or cyclic: each change evaluates all fields. */
  readonly isWhole: boolean;
  /** The indexes of the fields that a path of a draft belongs to. Empty if no field has the path. */
  placesOf(path: string): readonly number[];
}

/** Contains only indexes that another field reads. */
type Dependents = ReadonlyMap<number, readonly number[]>;

/** Longer chains are evaluated as a whole, with a limited number of rounds. */
const longestChain = 25;

const plans = new WeakMap<readonly FieldModel[], DependencyGraph>();

/** The dependencies of a field list. Cached for as long as the list exists. */
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

/** Selected records and options belong to the field with their path. */
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

/** The rank of each field in reading order. Undefined if fields depend on each other in a cycle. */
function rankPlaces(settles: Dependents, fields: readonly FieldModel[]): readonly number[] | undefined {
  // Without dependencies: the order of the definition.
  if (settles.size === 0) return [...fields.keys()];
  const waiting = fields.map(() => 0);
  const edges = new Map(
    [...settles].map(([source, readers]) => [
      source,
      // A record whose fields read each other settles on its own.
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
