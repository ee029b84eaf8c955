import { type RefCallback, useCallback, useState } from 'react';

/** Returns whether an element overflows, so that it is made focusable for scrolling with the keyboard. */
export function useOverflow(): readonly [ref: RefCallback<HTMLElement>, overflows: boolean] {
  const [overflows, setOverflows] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const sizes = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    const follow = () => {
      sizes.disconnect();
      for (const one of [element, ...element.children]) sizes.observe(one);
    };
    const parts = new MutationObserver(follow);
    follow();
    parts.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);
  return [ref, overflows];
}
