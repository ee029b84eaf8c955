import { describeFiles } from './describeFiles.ts';

/** Keeps the key of a call until it has been answered, so that a second try of the same call is the same call. */
export interface OnceKeys {
  keyOf(operation: string, args: Readonly<Record<string, unknown>>): string;
  forget(operation: string, args: Readonly<Record<string, unknown>>): void;
}

/** Keys of the calls under way in one portal. */
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

/** `crypto.randomUUID` exists on secure origins only; a portal on a plain local address needs a key as well. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
