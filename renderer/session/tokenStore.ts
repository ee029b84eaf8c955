import { returnTo } from '../routing/returnTo.ts';
import { recalled } from '../scope/recalled.ts';

const tokenKey = 'accessToken';
const personKey = 'formwork:person';

/** Stores the token of the session over a reload of the page. */
export const tokenStore = {
  read(): string | undefined {
    return window.localStorage.getItem(tokenKey) ?? undefined;
  },
  keep(token: string): void {
    window.localStorage.setItem(tokenKey, token);
  },
  /**
   * Removes the token, and what is stored until the user signs out. Drafts in this tab are retained, because an expired
   * session must not discard them.
   */
  forget(): void {
    window.localStorage.removeItem(tokenKey);
    recalled.forget();
  },
  /** Sets the user of this tab. Drafts of another user are discarded. */
  own(person: string): void {
    if (window.sessionStorage.getItem(personKey) === person) return;
    const returning = returnTo.read();
    window.sessionStorage.clear();
    window.sessionStorage.setItem(personKey, person);
    if (returning !== undefined) returnTo.keep(returning);
  },
  /** Discards the drafts, when the user signs out. */
  leave(): void {
    window.sessionStorage.clear();
  },
  /** Calls the listener when another tab has signed in or out. */
  watch(listener: (token: string | undefined) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === tokenKey) listener(event.newValue ?? undefined);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
