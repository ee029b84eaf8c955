import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { withoutBlockParams } from './blockParams.ts';

/** Milliseconds to wait for a page to reach its former height. */
const limit = 10_000;

/** Events that show that the user is scrolling elsewhere. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls a new page to its top, and restores the position of a page after Back, Forward or a reload. React Router's
 * `ScrollRestoration` requires its data router, which loads the data before the page.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const page = `${pathname}${withoutBlockParams(search)}`;
  // Entries that the router did not create share one key.
  const entry = `scroll/${key}${page}`;
  const shown = useRef<string>(undefined);
  const position = useRef(0);

  // The browser would scroll before the data is loaded.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const isSame = shown.current === page;
    shown.current = page;
    // An entry for the same page, such as the next step of a wizard, controls its own scrolling. Its position is known:
    // to ask the browser would lay out the page.
    if (!isSame) position.current = isReturn ? readPosition(entry) : 0;
    const reaching = isSame ? undefined : scrollTo(position.current);
    const follow = () => {
      if (reaching === undefined || reaching.isDone()) position.current = window.scrollY;
    };
    const store = () => window.sessionStorage.setItem(entry, String(position.current));
    window.addEventListener('scroll', follow, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      reaching?.stop();
      window.removeEventListener('scroll', follow);
      window.removeEventListener('pagehide', store);
      store();
    };
  }, [entry, page, isReturn]);
}

function readPosition(entry: string): number {
  const stored = Number(window.sessionStorage.getItem(entry));
  return Number.isFinite(stored) ? stored : 0;
}

/** Scrolls to a position as soon as the page is long enough, unless the user scrolls elsewhere first. */
function scrollTo(position: number): { readonly isDone: () => boolean; readonly stop: () => void } {
  let isDone = false;
  const stop = () => {
    isDone = true;
    observer.disconnect();
    clearTimeout(timer);
    for (const input of inputs) window.removeEventListener(input, stop);
  };
  const approach = () => {
    window.scrollTo(0, position);
    if (Math.abs(window.scrollY - position) <= 1) stop();
  };
  const observer = new ResizeObserver(approach);
  observer.observe(document.body);
  const timer = setTimeout(stop, limit);
  for (const input of inputs) window.addEventListener(input, stop, { passive: true });
  approach();
  return { isDone: () => isDone, stop };
}
