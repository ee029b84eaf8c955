import { type RefObject, useEffect } from 'react';

const named = 'section, [role=tabpanel], [role=group]';

/** Keeps the focus on a page: what had it and is gone gives it to the part around, what was only locked takes it back. */
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
    // Whoever goes nowhere on purpose is left there; what is taken away or locked goes against their will.
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        if (last === target && last?.isConnected && !last.matches(':disabled')) last = undefined;
      });
    };
    const observer = new MutationObserver((changes) => {
      // A page that is gone as a whole is followed by one that has a heading.
      if (last === undefined || !whole.isConnected || document.activeElement !== document.body) return;
      if (last.isConnected) {
        // On its way from one element to the next the focus is nowhere, too.
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

/** A part of a page takes the focus for as long as it is there, and no press of Tab leads to it later. */
function focusOnce(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
