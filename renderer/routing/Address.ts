import { createContext, use, useMemo } from 'react';

/** Where the page is. */
export interface Address {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** Goes to an address of the portal, or that many steps through the pages seen before. */
export type Navigate = (to: string | number, options?: { readonly replace?: boolean }) => void;

/** Where the page is, and how it goes elsewhere. */
export interface Router {
  readonly address: Address;
  readonly navigate: Navigate;
}

export const RouterContext = createContext<Router>({
  address: { pathname: '/', search: '' },
  navigate: () => undefined,
});

/** Where the page is. */
export function useLocation(): Address {
  return use(RouterContext).address;
}

/** What goes elsewhere; the same function as long as the page is open. */
export function useNavigate(): Navigate {
  return use(RouterContext).navigate;
}

/** What stands in the address behind the question mark. */
export function useSearchParams(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** The parts of an address of the portal. */
export function readAddress(to: string): Address {
  const { pathname, search } = new URL(to, 'https://portal.example');
  return { pathname, search };
}
