import { type RefObject, useEffect } from 'react';

const named = 'section, [role=tabpanel], [role=group]';

/**
 * Keeps the focus on a page. If the focused element is removed, the part around it receives the focus. If it was locked
 * temporarily, it receives the focus back.
 */
export function useFocusRestore(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = page.current;
    if (whole === null) return;
    let last: HTMLElement | undefined;
    let wasLocked = false;

    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : undefined;
      wasLocked = false;
    };
    // If the user moves the focus away intentionally, nothing is restored; only removed or locked elements are.
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        if (last === target && last?.isConnected && !last.matches(':disabled')) last = undefined;
      });
    };
    const observer = new MutationObserver((changes) => {
      // If the whole page was removed, the next one focuses its heading.
      if (last === undefined || !whole.isConnected || document.activeElement !== document.body) return;
      if (last.isConnected) {
        // The focus is also nowhere while it moves between two elements.
        if (last.matches(':disabled')) wasLocked = true;
        else if (wasLocked) last.focus({ preventScroll: true });
        return;
      }
      const gone = last;
      const change = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
      last = undefined;
      if (!(change?.target instanceof Element) || !whole.contains(change.target)) return;
      const part = change.target.closest<HTMLElement>(named);
      focusOnce(part && whole.contains(part) ? part : whole);
    });

    document.addEventListener('focusin', onFocus);
    document.addEventListener('focusout', onBlur);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('focusout', onBlur);
      observer.disconnect();
    };
  }, [page]);
}

/** Makes a part of a page focusable until it loses the focus, so that Tab does not stop there later. */
function focusOnce(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
