import { canonicalJson, hashText } from '#engine';
import { describeFiles } from '../calls/describeFiles.ts';
import type { OnceKeys } from '../calls/OnceKeys.ts';

/** Stores the number of completed calls over a reload. */
type CountStore = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * Creates the idempotency keys of the calls of one wizard from its saved seed. The same call has the same key after a
 * retry and after a reload, and no other call has it. After a response the call is completed: repeating it has a new
 * key.
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

/** Returns undefined if the browser denies access to the storage. */
function sessionStore(): CountStore | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}
