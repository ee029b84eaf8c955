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

const prefix = 'formwork:draft:';

/** Returns the rest of the names of all backups in a tab that start with this and were never saved on the server. */
export function findUnsaved({ name, storage }: Place): readonly string[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(`${prefix}${name}`) && isUnsaved(storage.getItem(key)))
    .map((key) => key.slice(prefix.length + name.length));
}

function isUnsaved(text: string | null): boolean {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    // The version of a draft that the server does not have is 0 once it was looked for, and unknown before.
    return isRecord(kept) && (kept['version'] === null || kept['version'] === 0);
  } catch {
    return false;
  }
}

/** Creates the backup of one draft in the storage of a tab. */
export function createDraftBackup({ name, storage }: Place): DraftBackup {
  const key = `${prefix}${name}`;
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
