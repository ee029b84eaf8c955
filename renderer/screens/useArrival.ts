import { type RefObject, useEffect } from 'react';
import { usePageTitle } from '../contexts/PageTitle.ts';

/**
 * Sets the title of a page, and tells a screen reader that the page was opened: its heading receives the focus. If the
 * focus is elsewhere, for example on the link in the menu or in a field, it stays there and the title is announced.
 */
export function useArrival(title: string, heading: RefObject<HTMLElement | null>): void {
  const { setTitle, announce } = usePageTitle();
  useEffect(() => setTitle(title), [setTitle, title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a title that changes later is no new page.
  useEffect(() => {
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) heading.current?.focus({ preventScroll: true });
    else announce(title);
  }, []);
}
