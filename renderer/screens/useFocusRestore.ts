import { type RefObject, useEffect } from 'react';

const named = 'section, [role=tabpanel], [role=group]';

/**
 * Keeps the focus on a page. If the focused element is removed, the part around it receives the focus, at once or after
 * the dialog that the element opened has closed. If it was locked temporarily, it receives the focus back.
 */
export function useFocusRestore(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = page.current;
    if (!whole) return;
    let last: HTMLElement | undefined;
    // The last element on the page itself. A dialog that it opened is outside of the page.
    let onPage: HTMLElement | undefined;
    // The part of the page from which that element was removed.
    let remaining: HTMLElement | undefined;
    let wasLocked = false;

    const onFocus = ({ target }: FocusEvent) => {
      last = target instanceof HTMLElement ? target : undefined;
      wasLocked = false;
      if (!last || !whole.contains(last)) return;
      onPage = last;
      remaining = undefined;
    };
    // If the user moves the focus away intentionally, nothing is restored; only removed or locked elements are.
    const onBlur = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      queueMicrotask(() => {
        if (last !== target || !last?.isConnected || last.matches(':disabled')) return;
        last = undefined;
        onPage = undefined;
      });
    };
    const observer = new MutationObserver((changes) => {
      // If the whole page was removed, the next one focuses its heading.
      if (!whole.isConnected) return;
      if (onPage?.isConnected === false) {
        remaining = partAround(onPage, changes, whole);
        onPage = undefined;
      }
      if (!last || document.activeElement !== document.body) return;
      if (last.isConnected) {
        // The focus is also nowhere while it moves between two elements.
        if (last.matches(':disabled')) wasLocked = true;
        else if (wasLocked) last.focus({ preventScroll: true });
        return;
      }
      // The dialog is gone, and the button that opened it is locked until the action is done.
      if (onPage) {
        last = onPage;
        wasLocked = last.matches(':disabled');
        return;
      }
      last = undefined;
      if (remaining) focusOnce(remaining.isConnected ? remaining : whole);
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

/** Returns the part of a page from which an element was removed; undefined if it was not removed from the page. */
function partAround(
  gone: HTMLElement,
  changes: readonly MutationRecord[],
  whole: HTMLElement,
): HTMLElement | undefined {
  const target = changes.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))?.target;
  if (!(target instanceof Element) || !whole.contains(target)) return undefined;
  const part = target.closest<HTMLElement>(named);
  return part && whole.contains(part) ? part : whole;
}

/** Makes a part of a page focusable until it loses the focus, so that Tab does not stop there later. */
function focusOnce(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
