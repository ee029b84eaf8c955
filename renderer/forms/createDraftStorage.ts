import { isRecord, writePath } from '#engine';
import { rootNameOf } from './answersOf.ts';
import type { FormAnswers } from './FormStore.ts';
import type { OpenedVersions } from './openedVersions.ts';

interface Kept {
  readonly name: string;
  /** Names of the answers that are the form's own: no other is kept. */
  readonly own: readonly string[];
  /** Paths of what is never written down. */
  readonly secrets?: readonly string[];
  readonly storage: Storage;
}

/** Answers with the versions of the records that they were typed over. */
interface KeptAnswers extends FormAnswers {
  readonly versions?: OpenedVersions;
}

/** Where typed text waits for a reload or a new sign-in: this tab only, and never a secret. */
export interface DraftStorage {
  read(): KeptAnswers | undefined;
  keep(answers: KeptAnswers): void;
  forget(): void;
}

/** Keeps the answers of one form, or flow, under its name and what it was given. */
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
        // Another version of the portal, or a storage that is forbidden: the form begins anew.
        return undefined;
      }
    },
    keep({ draft, picked, versions }) {
      let kept = ownOf(draft);
      for (const path of secrets) kept = writePath(kept, path, undefined);
      try {
        storage.setItem(key, JSON.stringify({ draft: kept, picked: ownOf(picked), versions }));
      } catch {
        // A full or forbidden storage only costs the comfort of finding the text again.
      }
    },
    forget() {
      try {
        storage.removeItem(key);
      } catch {
        // Nothing was kept then.
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
