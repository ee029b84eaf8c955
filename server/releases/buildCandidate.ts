import {
  buildRelease,
  type DefinitionError,
  grantedRelations,
  type Release,
  type SourceFile,
  type User,
} from '#engine';
import { type DefinitionContent, layChanges } from './layChanges.ts';
import type { ReleaseSource } from './ReleaseStore.types.ts';

/** One reason why a set cannot be published: of the gate, or of the server that would have to answer it. */
export interface ReleaseProblem extends Omit<DefinitionError, 'code'> {
  readonly code: DefinitionError['code'] | 'operation/unanswered' | 'operation/needed';
}

/** A set that could become live, or what stands against it; warnings stand beside a set that could. */
export interface Candidate {
  readonly source?: ReleaseSource;
  readonly problems: readonly ReleaseProblem[];
}

interface CandidateInput {
  readonly files: readonly SourceFile[];
  readonly changes: readonly DefinitionContent[];
  /** Operations of a release that this server could not answer. */
  readonly unanswered: (release: Release) => readonly string[];
  /** Who publishes, and the operation that takes it back: whoever loses it is locked out for good. */
  readonly keeps?: { readonly user: User; readonly operations: readonly string[] };
}

/** Lays changes into a set and asks the gate, and whether this server could answer what comes out. */
export function buildCandidate({ files, changes, unanswered, keeps }: CandidateInput): Candidate {
  const laid = layChanges(files, changes);
  const { release, errors } = buildRelease(laid);
  if (release === undefined) return { problems: errors };
  const missing = unanswered(release).map((id) =>
    problemOf(id, 'operation/unanswered', `Nothing on this server answers "${id}".`),
  );
  const lost = (keeps?.operations ?? [])
    .filter((id) => !mayCall(id, keeps?.user, release))
    .map((id) => problemOf(id, 'operation/needed', `You could not call "${id}" any more.`));
  const problems = [...errors, ...missing, ...lost];
  return missing.length + lost.length > 0 ? { problems } : { source: { release, files: laid }, problems };
}

function mayCall(id: string, user: User | undefined, release: Release): boolean {
  const operation = Object.hasOwn(release.operations, id) ? release.operations[id] : undefined;
  return operation !== undefined && user !== undefined && grantedRelations(operation, user, release).length > 0;
}

function problemOf(id: string, code: ReleaseProblem['code'], message: string): ReleaseProblem {
  const file = `definitions/operation/${id}.operation.json`;
  return { code, severity: 'error', file, pointer: '', line: 1, column: 1, message };
}
