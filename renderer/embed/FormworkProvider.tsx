import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, useInRouterContext, useLocation } from 'react-router-dom';
import { PortalProvider, SessionGate } from '../Portal.tsx';
import type { PortalBoot } from '../PortalBoot.ts';

interface FormworkProviderProps {
  readonly boot: PortalBoot;
  /** Called with the route of a screen when an action goes to it, such as `/books/9780000000017`; not inside a router. */
  readonly onNavigate?: (path: string) => void;
  readonly children: ReactNode;
}

/**
 * Provides a release and its session to the forms, wizards and blocks that an application embeds. Its children are
 * rendered once it is known whether the user is signed in. Inside a router of React Router, actions navigate that router;
 * otherwise the address of the page does not change.
 */
export function FormworkProvider({ boot, onNavigate, children }: FormworkProviderProps) {
  const isRouted = useInRouterContext();
  return (
    <PortalProvider boot={boot} Router={EmbeddedRouter}>
      {onNavigate && !isRouted && <NavigationListener onNavigate={onNavigate} />}
      <SessionGate>{children}</SessionGate>
    </PortalProvider>
  );
}

function EmbeddedRouter({ children }: { readonly children: ReactNode }) {
  return useInRouterContext() ? children : <MemoryRouter>{children}</MemoryRouter>;
}

function NavigationListener({ onNavigate }: Required<Pick<FormworkProviderProps, 'onNavigate'>>) {
  const { pathname, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation has a new key, and `onNavigate` may be a new function in each rendering.
  useEffect(() => {
    if (key !== 'default') onNavigate(pathname + search);
  }, [key]);
  return null;
}
