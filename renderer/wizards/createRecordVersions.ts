import type { CallModel, Release, Scope, VariantModel } from '#engine';
import { type OpenedVersions, recordOfCall, versionOf, versionsAfter, withVersions } from '../forms/openedVersions.ts';
import type { WizardDraft } from './WizardDraft.ts';

interface VersionsInput {
  readonly variant: VariantModel;
  /** The record that the answers are based on. */
  readonly base: WizardDraft['base'];
  readonly release: Release;
  /** Operation that returns the current user. */
  readonly me: string;
}

/** Adds the version of the record that a wizard was started with to its calls. */
export interface RecordVersions {
  /** Returns the calls with the version of the record that they change. */
  tell(calls: readonly CallModel[], scope: Scope): readonly CallModel[];
  /** Returns whether the calls contain the version of the record that they change, so that the server compares it. */
  isTold(calls: readonly CallModel[], scope: Scope): boolean;
  /** Stores the version of the record after its own calls. */
  follow(calls: readonly CallModel[], scope: Scope, result: unknown): void;
}

/** Creates the versions with that of the initial record, if its changes are counted. */
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
      // If no response contains the new version, it is unknown, and the next call contains none.
      const kept = Object.entries(versions).filter(([record]) => !changed.has(record));
      versions = { ...Object.fromEntries(kept), ...versionsAfter(calls, { release, me, scope, result }) };
    },
  };
}
