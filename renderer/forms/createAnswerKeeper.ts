import { type FieldModel, isRecord } from '#engine';
import type { FormAnswers } from './FormStore.ts';

const secretFormats: readonly string[] = ['password', 'new-password'];

/** Where typed text waits for a reload or a new sign-in: this tab only, and never a secret. */
export interface AnswerKeeper {
  read(): FormAnswers | undefined;
  keep(answers: FormAnswers): void;
  forget(): void;
}

/** Keeps the answers of one form under its name and what it was given. */
export function createAnswerKeeper(name: string, fields: readonly FieldModel[], storage: Storage): AnswerKeeper {
  const key = `formwork:${name}`;
  const secrets = fields.filter(({ format }) => format !== undefined && secretFormats.includes(format));
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        if (!isRecord(stored) || !isRecord(stored['draft']) || !isRecord(stored['picked'])) return undefined;
        return { draft: stored['draft'], picked: stored['picked'] };
      } catch {
        // Another version of the portal, or a storage that is forbidden: the form begins anew.
        return undefined;
      }
    },
    keep({ draft, picked }) {
      const kept = { ...draft };
      for (const { path } of secrets) delete kept[path];
      try {
        storage.setItem(key, JSON.stringify({ draft: kept, picked }));
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
