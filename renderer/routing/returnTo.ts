const place = 'returnTo';

/** Where somebody wanted to go before signing in; kept until they are there. */
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
