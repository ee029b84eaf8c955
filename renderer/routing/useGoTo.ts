import { use, useCallback, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { TraversalContext } from './TraversalContext.ts';

export type GoTo = (to: string | number, options?: Pick<NavigateOptions, 'replace'>) => void;

/**
 * Goes to an address of the portal, or that many entries through the history. The function stays the same as long as the
 * page is open: that of React Router is a new one at each address. Going to the current address adds no entry. A traversal
 * that is under way is waited for.
 */
export function useGoTo(): GoTo {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  latest.current = navigate;
  const traversal = use(TraversalContext);
  return useCallback<GoTo>(
    (to, options) => {
      const go = () => {
        if (typeof to === 'number') void latest.current(to);
        else void latest.current(to, { replace: isCurrent(to), ...options });
      };
      if (traversal.current === undefined) go();
      else void traversal.current.then(go);
    },
    [traversal],
  );
}

function isCurrent(to: string): boolean {
  return new URL(to, window.location.href).href === window.location.href;
}
