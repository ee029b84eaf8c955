import { use, useCallback, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { TraversalContext } from './TraversalContext.ts';

export type GoTo = (to: string | number, options?: Pick<NavigateOptions, 'replace'>) => void;

/**
 * Returns a function that goes to a path of the portal, or traverses the history by a number of entries. The function
 * stays the same as long as the page is open, whereas that of React Router changes with each URL. Going to the current
 * URL adds no entry. It waits for a running traversal.
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
