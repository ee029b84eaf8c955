import { type RefCallback, useCallback, useState } from 'react';

/** Whether an element holds more than it shows: somebody without a pointer has to be able to reach it, to scroll it. */
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
