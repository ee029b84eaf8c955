import { isRecord } from '#engine';
import { readWizardDraft, type WizardDraft } from './WizardDraft.ts';

/** Stores unsaved answers in this browser tab until they are saved. */
export interface DraftBackup {
  keep(version: number | undefined, draft: WizardDraft): void;
  /** Returns the backup if it is based on this saved version; after a save elsewhere it would be outdated. */
  read(version: number | undefined): WizardDraft | undefined;
  forget(): void;
}

interface Place {
  readonly name: string;
  readonly storage: Storage;
}

/** Creates the backup of one draft in the storage of a tab. */
export function createDraftBackup({ name, storage }: Place): DraftBackup {
  const key = `formwork:draft:${name}`;
  return {
    keep(version, { variant, step, release, ...data }) {
      try {
        storage.setItem(key, JSON.stringify({ version: version ?? null, draft: { variant, step, release, data } }));
      } catch {
        // If the storage is full or forbidden, only an immediate reload would lose something.
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
        // Nothing was stored then.
      }
    },
  };
}
