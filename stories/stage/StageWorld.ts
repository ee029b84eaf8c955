import {
  type Clock,
  createExpressions,
  type Expressions,
  type Release,
  type Scope,
  type User,
  type Validators,
} from '#engine';
import { parsers } from '#engine/parsers';
import { ownedBy, type SampleRecords, sampleUser } from '../samples/SampleWorld.ts';
import { type PreparedSet, prepareSet, type StorySet } from './StorySet.ts';

const expressions = createExpressions(parsers);

/** One set of definitions with one person in it. */
export interface StageWorld {
  readonly release: Release;
  readonly validators: Validators;
  /** Records that belong to the person, in every way they can. */
  readonly records: SampleRecords;
  readonly user: User;
  readonly clock: Clock;
  readonly expressions: Expressions;
  /** What is read outside of everything. */
  readonly scope: Scope;
}

/** Time stands still in the catalogue. */
const clock: Clock = { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' };

const worlds = new WeakMap<PreparedSet, Map<string, StageWorld>>();

/** The world of a set for somebody of a role; without a role, for somebody who has not signed in. */
export function worldOf(set: StorySet, role: string | undefined): StageWorld {
  const prepared = prepareSet(set);
  const known = worlds.get(prepared) ?? new Map<string, StageWorld>();
  worlds.set(prepared, known);
  const before = known.get(role ?? '');
  if (before) return before;
  const { release, validators } = prepared;
  const user = sampleUser(release, role);
  const made: StageWorld = {
    release,
    validators,
    records: ownedBy(user, prepared.records, release),
    user,
    clock,
    expressions,
    scope: { variables: {}, user, settings: release.settings, clock, expressions },
  };
  known.set(role ?? '', made);
  return made;
}
