import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BuiltRelease, type DefinitionError, expressions, publicRelease, type SourceFile } from '#compiler';
import { grantedRelations, type Release, type User } from '#engine';
import { applyChanges, type DefinitionContent } from './applyChanges.ts';
import { createFileFinder } from './definitionPath.ts';
import { findPermissionGrants, type PermissionGrant } from './findPermissionGrants.ts';
import type { ReleaseSource } from './ReleaseStore.types.ts';

/** A reason why a set cannot be published: an error of the gate, or a problem of this server or its records. */
export interface ReleaseProblem extends Omit<DefinitionError, 'code'> {
  readonly code:
    | DefinitionError['code']
    | 'operation/unanswered'
    | 'operation/needed'
    | 'access/widened'
    | 'answers/changed';
}

/** A set that could become live with its warnings, or the problems that prevent it. */
export interface Candidate {
  readonly source?: ReleaseSource & Pick<BuiltSet, 'validators'>;
  readonly problems: readonly ReleaseProblem[];
  /** Permissions that the set grants in addition to the live release. */
  readonly widenings: readonly PermissionGrant[];
}

/** A built set. */
export interface BuiltSet extends BuiltRelease {
  /** Module with the validators of the release, if they are compiled already. */
  readonly validators?: string;
}

/** Builds the release of the live set with these changes, in another thread. */
export type ReleaseBuilder = (changes: readonly DefinitionContent[]) => Promise<BuiltSet>;

interface CandidateInput {
  readonly files: readonly SourceFile[];
  readonly changes: readonly DefinitionContent[];
  /** Returns the operations of a release that this server has no handler for. */
  readonly unanswered: (release: Release) => readonly string[];
  readonly build: ReleaseBuilder;
  /** The live release and the publishing user. Absent if nothing is published. */
  readonly over?: { readonly live: Release; readonly user: User };
}

/** Operations that a publisher must keep: without them, a set could not be corrected at run time. */
const needed = ['releases.publish', 'releases.rollback', 'auth.me'] as const;

/** Operation that must be on a public page, or no user could sign in. */
const signIn = 'auth.login';

/**
 * Applies changes to a set of files, runs the gate, and checks that this server has a handler for each operation. Each
 * step reads the whole release, so other requests are answered between the steps.
 */
export async function buildCandidate(input: CandidateInput): Promise<Candidate> {
  const { files, changes, unanswered, build, over } = input;
  const laid = applyChanges(files, changes);
  const { release, errors, validators } = await build(changes);
  if (release === undefined) return { problems: errors, widenings: [] };
  const fileOf = createFileFinder(laid, release);
  const missing = unanswered(release).map((id) =>
    problemOf(fileOf(id), 'operation/unanswered', `Nothing on this server answers "${id}".`),
  );
  await nextTurn();
  const against = [...missing, ...(over === undefined ? [] : await findLockouts({ ...over, next: release, fileOf }))];
  const problems = [...errors, ...against];
  await nextTurn();
  const widenings = over === undefined ? [] : await findPermissionGrants(over.live, release);
  if (against.length > 0) return { problems, widenings };
  const source = { release, files: laid, ...(validators === undefined ? {} : { validators }) };
  return { source, problems, widenings };
}

/**
 * Returns the essential operations that the user, or every user, would lose with a release and could not get back under
 * it.
 */
export async function findLockouts({
  live,
  next,
  user,
  fileOf,
}: {
  readonly live: Release;
  readonly next: Release;
  readonly user: User;
  /** Returns the file of an operation of the next release. */
  readonly fileOf: (id: string) => string;
}): Promise<readonly ReleaseProblem[]> {
  const lost = needed
    .filter((id) => mayCall(id, user, live) && !mayCall(id, user, next))
    .map((id) => problemOf(fileOf(id), 'operation/needed', `You could not call "${id}" any more.`));
  const isOpenNext = isOpen(signIn, next);
  await nextTurn();
  if (isOpenNext || !isOpen(signIn, live)) return lost;
  return [
    ...lost,
    problemOf(
      fileOf(signIn),
      'operation/needed',
      `Nobody could sign in any more: "${signIn}" is on no page that is open to everybody.`,
    ),
  ];
}

/** Returns the problems of permission grants that were not confirmed. */
export function unconfirmed(
  grants: readonly PermissionGrant[],
  { files, release }: ReleaseSource,
): readonly ReleaseProblem[] {
  const fileOf = createFileFinder(files, release);
  return grants.map(({ id, gains }) => ({
    ...problemOf(fileOf(id), 'access/widened', `"${id}" would be opened to: ${gains.join(', ')}.`),
    hint: `If that is meant, publish with ${id} among "confirm"`,
  }));
}

function isOpen(id: string, release: Release): boolean {
  return Object.keys(publicRelease(release).operations[id]?.allow ?? {}).length > 0;
}

function mayCall(id: string, user: User, release: Release): boolean {
  const operation = Object.hasOwn(release.operations, id) ? release.operations[id] : undefined;
  return operation !== undefined && grantedRelations(operation, { user, expressions }, release).length > 0;
}

function problemOf(file: string, code: ReleaseProblem['code'], message: string): ReleaseProblem {
  return { code, severity: 'error', file, pointer: '', line: 1, column: 1, message };
}
