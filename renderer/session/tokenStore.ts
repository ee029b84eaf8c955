import { returnTo } from '../routing/returnTo.ts';
import { recalled } from '../scope/recalled.ts';

const tokenKey = 'accessToken';
const personKey = 'formwork:person';

/** The token of the session, kept over a reload of the page. */
export const tokenStore = {
  read(): string | undefined {
    return window.localStorage.getItem(tokenKey) ?? undefined;
  },
  keep(token: string): void {
    window.localStorage.setItem(tokenKey, token);
  },
  /** Forgets the token, and what is kept until the person signs out. What was typed in this tab stays: a session that ran out must not cost it. */
  forget(): void {
    window.localStorage.removeItem(tokenKey);
    recalled.forget();
  },
  /** Says whose tab this is; what somebody else has typed in it is thrown away. */
  own(person: string): void {
    if (window.sessionStorage.getItem(personKey) === person) return;
    const returning = returnTo.read();
    window.sessionStorage.clear();
    window.sessionStorage.setItem(personKey, person);
    if (returning !== undefined) returnTo.keep(returning);
  },
  /** Throws away what was typed, because the person leaves on purpose. */
  leave(): void {
    window.sessionStorage.clear();
  },
  /** Tells when another tab has signed in or out. */
  watch(listener: (token: string | undefined) => void): () => void {
    const onStorage = (event: StorageEvent) => {
      if (event.key === tokenKey) listener(event.newValue ?? undefined);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
};
