const place = 'returnTo';

/** The URL that a user requested before signing in, stored until they have returned to it. */
export const returnTo = {
  keep(address: string): void {
    window.sessionStorage.setItem(place, address);
  },
  read(): string | undefined {
    return window.sessionStorage.getItem(place) ?? undefined;
  },
  forget(): void {
    window.sessionStorage.removeItem(place);
  },
};
