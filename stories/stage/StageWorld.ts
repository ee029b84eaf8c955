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
import { ownedBy, type SampleRecords, sampleUser } from '../../compiler/samples/sampleRecords.ts';
import { type PreparedSet, prepareSet, type StorySet } from './StorySet.ts';

const expressions = createExpressions(parsers);

/** A set of definitions with one user. */
export interface StageWorld {
  readonly release: Release;
  readonly validators: Validators;
  /** Records that the user owns, through every ownership. */
  readonly records: SampleRecords;
  readonly user: User;
  readonly clock: Clock;
  readonly expressions: Expressions;
  /** The outermost scope. */
  readonly scope: Scope;
}

/** The clock of the catalogue, which does not advance. */
const clock: Clock = { today: () => '2026-06-15', now: () => '2026-06-15T09:30:00.000Z' };

const worlds = new WeakMap<PreparedSet, Map<string, StageWorld>>();

/** Returns the world of a set for a user of a role; without a role, for the anonymous user. */
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
