import { type ReactNode, startTransition, useEffect, useMemo, useState } from 'react';
import { type Address, type Navigate, RouterContext } from './Address.ts';

/** The way of the browser: its address, its steps back and forth. */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [address, setAddress] = useState(here);
  useEffect(() => {
    const follow = () => startTransition(() => setAddress(here()));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const navigate = useMemo(() => goTo(() => startTransition(() => setAddress(here()))), []);
  const way = useMemo(() => ({ address, navigate }), [address, navigate]);
  return <RouterContext value={way}>{children}</RouterContext>;
}

function goTo(follow: () => void): Navigate {
  return (to, { replace = false } = {}) => {
    if (typeof to === 'number') {
      window.history.go(to);
      return;
    }
    // Going to where one is already adds no step.
    const isHere = new URL(to, window.location.href).href === window.location.href;
    window.history[replace || isHere ? 'replaceState' : 'pushState'](null, '', to);
    follow();
  };
}

function here(): Address {
  const { pathname, search } = window.location;
  return { pathname, search };
}
