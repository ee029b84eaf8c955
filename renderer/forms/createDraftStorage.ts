import { isRecord, writePath } from '#engine';
import { rootNameOf } from './answersOf.ts';
import type { FormAnswers } from './FormStore.ts';
import type { OpenedVersions } from './openedVersions.ts';

interface Kept {
  readonly name: string;
  /** Names of the form's own answers: no others are stored. */
  readonly own: readonly string[];
  /** Paths of values that are never stored. */
  readonly secrets?: readonly string[];
  readonly storage: Storage;
}

/** Answers with the versions of the records that they were entered for. */
interface KeptAnswers extends FormAnswers {
  readonly versions?: OpenedVersions;
}

/** Stores input over a reload or a new sign-in, in this browser tab only, without secrets. */
export interface DraftStorage {
  read(): KeptAnswers | undefined;
  keep(answers: KeptAnswers): void;
  forget(): void;
}

/** Creates the storage for the answers of one form or flow. Its name contains the parameters. */
export function createDraftStorage({ name, own, secrets = [], storage }: Kept): DraftStorage {
  const key = `formwork:${name}`;
  const names = new Set(own);
  const ownOf = (record: FormAnswers['draft']): FormAnswers['draft'] =>
    Object.fromEntries(Object.entries(record).filter(([path]) => names.has(rootNameOf(path))));
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (!isRecord(stored) || !isRecord(stored['draft']) || !isRecord(stored['picked'])) return undefined;
        const versions = versionsOf(stored['versions']);
        return { draft: stored['draft'], picked: stored['picked'], ...(versions === undefined ? {} : { versions }) };
      } catch {
        // Stored by another version of the portal, or the storage is forbidden: the form starts empty.
        return undefined;
      }
    },
    keep({ draft, picked, versions }) {
      let kept = ownOf(draft);
      for (const path of secrets) kept = writePath(kept, path, undefined);
      try {
        storage.setItem(key, JSON.stringify({ draft: kept, picked: ownOf(picked), versions }));
      } catch {
        // If the storage is full or forbidden, only the recovery of the input is lost.
      }
    },
    forget() {
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was stored then.
      }
    },
  };
}

function versionsOf(stored: unknown): OpenedVersions | undefined {
  if (!isRecord(stored)) return undefined;
  const read = Object.entries(stored).flatMap(([name, version]) =>
    typeof version === 'number' ? [[name, version] as const] : [],
  );
  return Object.fromEntries(read);
}
