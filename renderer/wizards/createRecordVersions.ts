import type { CallModel, Release, Scope, VariantModel } from '#engine';
import { type OpenedVersions, recordOfCall, versionOf, versionsAfter, withVersions } from '../forms/openedVersions.ts';
import type { WizardDraft } from './WizardDraft.ts';

interface VersionsInput {
  readonly variant: VariantModel;
  /** The record that the answers are made over. */
  readonly base: WizardDraft['base'];
  readonly release: Release;
  /** Operation that answers who is signed in. */
  readonly me: string;
}

/** The version of the record that a wizard began from, as its calls say it. */
export interface RecordVersions {
  /** The calls with the version of the record that they change. */
  tell(calls: readonly CallModel[], scope: Scope): readonly CallModel[];
  /** Whether the server compares the record that the calls change: they say its version. */
  isTold(calls: readonly CallModel[], scope: Scope): boolean;
  /** Takes over the version that the record has after its own calls. */
  follow(calls: readonly CallModel[], scope: Scope, result: unknown): void;
}

/** Begins with the version of the stored record, where the wizard began from one whose changes are counted. */
export function createRecordVersions({ variant, base, release, me }: VersionsInput): RecordVersions {
  const result = variant.start && release.operations[variant.start.run]?.result;
  const type = result !== undefined && 'type' in result ? result.type : undefined;
  let versions: OpenedVersions = base === undefined || type === undefined ? {} : versionOf(base, type, release);
  const changedBy = (calls: readonly CallModel[], scope: Scope): readonly string[] =>
    calls.flatMap((call) => recordOfCall(call, { release, me, scope }) ?? []);
  return {
    tell: (calls, scope) => withVersions(calls, { release, me, scope, versions }),
    isTold: (calls, scope) => changedBy(calls, scope).some((record) => versions[record] !== undefined),
    follow(calls, scope, result) {
      const changed = new Set(changedBy(calls, scope));
      // A version that no answer tells is not known any more: the next call of this wizard says none.
      const kept = Object.entries(versions).filter(([record]) => !changed.has(record));
      versions = { ...Object.fromEntries(kept), ...versionsAfter(calls, { release, me, scope, result }) };
    },
  };
}
