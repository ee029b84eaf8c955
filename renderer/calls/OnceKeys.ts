import { describeFiles } from './describeFiles.ts';

/** Stores the idempotency key of a call until the call succeeds, so that a retry has the same key. */
export interface OnceKeys {
  keyOf(operation: string, args: Readonly<Record<string, unknown>>): string;
  forget(operation: string, args: Readonly<Record<string, unknown>>): void;
}

/** Creates the store of idempotency keys of the running calls of one portal. */
export function createOnceKeys(makeKey: () => string = randomKey): OnceKeys {
  const keys = new Map<string, string>();
  const place = (operation: string, args: Readonly<Record<string, unknown>>) =>
    `${operation} ${JSON.stringify(describeFiles(args))}`;
  return {
    keyOf(operation, args) {
      const held = keys.get(place(operation, args));
      if (held !== undefined) return held;
      const key = makeKey();
      keys.set(place(operation, args), key);
      return key;
    },
    forget(operation, args) {
      keys.delete(place(operation, args));
    },
  };
}

/** `crypto.randomUUID` exists only on secure origins; a portal on a plain local address needs a key as well. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
