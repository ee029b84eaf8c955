import { isRecord } from '#engine';
import { readWizardDraft, type WizardDraft } from './WizardDraft.ts';

/** What was not saved yet, kept in this tab until it is. */
export interface DraftBackup {
  keep(version: number | undefined, draft: WizardDraft): void;
  /** What was kept over that saved state, and no other: what was saved elsewhere since is newer. */
  read(version: number | undefined): WizardDraft | undefined;
  forget(): void;
}

interface Place {
  readonly name: string;
  readonly storage: Storage;
}

/** Keeps one draft in the storage of a tab. */
export function createDraftBackup({ name, storage }: Place): DraftBackup {
  const key = `formwork:draft:${name}`;
  return {
    keep(version, { variant, step, release, ...data }) {
      try {
        storage.setItem(key, JSON.stringify({ version: version ?? null, draft: { variant, step, release, data } }));
      } catch {
        // A full or forbidden storage only costs what a reload in the next moment would lose.
      }
    },
    read(version) {
      try {
        const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isRecord(kept) && kept['version'] === (version ?? null) ? readWizardDraft(kept['draft']) : undefined;
      } catch {
        return undefined;
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
