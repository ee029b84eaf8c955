import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { withoutBlockParams } from './blockParams.ts';

/** Milliseconds in which a page may load what makes it as long as it was. */
const limit = 10_000;

/** What shows that the user goes elsewhere on the page. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Starts a new page at its top, and a page that is returned to by Back, Forward or a reload where it was left. The
 * `ScrollRestoration` of React Router does this for its data router alone, which loads the data before the page.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const page = `${pathname}${withoutBlockParams(search)}`;
  // Entries that were not made by the router have one key.
  const entry = `scroll/${key}${page}`;
  const shown = useRef<string>(undefined);

  // The browser would scroll before the data are there.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    return () => {
      window.history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const isSame = shown.current === page;
    shown.current = page;
    // An entry for the same page, such as the next step of a wizard, scrolls by itself.
    let position = isSame ? window.scrollY : isReturn ? readPosition(entry) : 0;
    const reaching = isSame ? undefined : scrollTo(position);
    const follow = () => {
      if (reaching === undefined || reaching.isDone()) position = window.scrollY;
    };
    const store = () => window.sessionStorage.setItem(entry, String(position));
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

/** Scrolls to a position as soon as the page is long enough, unless the user goes elsewhere first. */
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
