import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let isPrinting = false;

/**
 * Returns whether the page is being printed. Components that use it render again synchronously before the browser
 * prints.
 */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

function begin(): void {
  isPrinting = true;
  flushSync(tell);
}

function end(): void {
  isPrinting = false;
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
