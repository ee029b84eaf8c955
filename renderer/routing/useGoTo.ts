import { useCallback, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

export type GoTo = (to: string | number, options?: Pick<NavigateOptions, 'replace'>) => void;

/**
 * Goes to an address of the portal, or that many entries through the history. The function stays the same as long as the
 * page is open: that of React Router is a new one at each address. Going to the current address adds no entry.
 */
export function useGoTo(): GoTo {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  return useCallback<GoTo>((to, options) => {
    if (typeof to === 'number') void latest.current(to);
    else void latest.current(to, { replace: isCurrent(to), ...options });
  }, []);
}

function isCurrent(to: string): boolean {
  return new URL(to, window.location.href).href === window.location.href;
}
