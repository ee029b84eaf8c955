import { canonicalJson, hashText } from '#engine';
import { describeFiles } from '../calls/describeFiles.ts';
import type { OnceKeys } from '../calls/OnceKeys.ts';

/** Where the number of answered calls is kept over a reload. */
type CountStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Keys of the calls of one wizard, made from its saved seed: the same call has the same key after a retry and after a
 * reload, and another call never has it. A call that was answered has ended: sent once more, it is a call of its own.
 */
export function createWizardKeys(seed: string, store: CountStore | undefined = sessionStore()): OnceKeys {
  const counts = new Map<string, number>();
  const place = (operation: string) => `formwork.answered.${seed}.${operation}`;
  const countOf = (operation: string): number => counts.get(operation) ?? Number(store?.getItem(place(operation)) ?? 0);
  return {
    keyOf: (operation, args) =>
      hashText(`${seed} ${operation} ${countOf(operation)} ${canonicalJson(describeFiles(args))}`).slice(0, 32),
    forget: (operation) => {
      const next = countOf(operation) + 1;
      counts.set(operation, next);
      store?.setItem(place(operation), String(next));
    },
  };
}

/** A browser may keep its storage from a page. */
function sessionStore(): CountStore | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
