import { isRecord } from '#engine';
import { type DefinitionName, keyOf } from '../data/operations.ts';

/** A text that the server does not have yet, and the revision of the draft that it was written over. */
interface Unsaved {
  readonly text: string;
  readonly revision?: number;
}

/** Writing a long text takes some ms, so it is not done for every key. Milliseconds. */
const keepEvery = 250;

/** Keeps what was typed in this browser until the server has it: over a reload, and while nobody is signed in. */
export function createUnsavedStorage(person: string) {
  const nameOf = (name: DefinitionName) => `studio:${person}:${keyOf(name)}`;
  const waiting = new Map<string, Unsaved>();
  const flush = (): void => {
    for (const [name, unsaved] of waiting) {
      try {
        window.localStorage.setItem(name, JSON.stringify(unsaved));
      } catch {
        // The storage is full or forbidden: the text is on its way to the server all the same.
      }
    }
    waiting.clear();
  };
  return {
    read: (name: DefinitionName): Unsaved | undefined => {
      const kept: unknown = JSON.parse(window.localStorage.getItem(nameOf(name)) ?? 'null');
      if (!isRecord(kept) || typeof kept['text'] !== 'string') return undefined;
      const { text, revision } = kept;
      return typeof revision === 'number' ? { text, revision } : { text };
    },
    keep: (name: DefinitionName, unsaved: Unsaved): void => {
      if (waiting.size === 0) setTimeout(flush, keepEvery);
      waiting.set(nameOf(name), unsaved);
    },
    /** Keeps at once what waits. */
    flush,
    forget: (name: DefinitionName): void => {
      waiting.delete(nameOf(name));
      window.localStorage.removeItem(nameOf(name));
    },
  };
}
