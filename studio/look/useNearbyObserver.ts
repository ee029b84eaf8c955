import { useCallback, useEffect, useRef } from 'react';

/** Calls the function once the element is near the visible part of the page. Returns a function that stops waiting. */
export type WaitForNearby = (element: Element, onNear: () => void) => () => void;

/** Pixels around the visible part. */
const margin = 600;

/** One observer for the elements of a list, which are rendered completely when they are near the visible part. */
export function useNearbyObserver(): WaitForNearby {
  const waiting = useRef(new Map<Element, () => void>());
  const observer = useRef<IntersectionObserver>(undefined);
  useEffect(
    () => () => {
      observer.current?.disconnect();
      observer.current = undefined;
    },
    [],
  );
  return useCallback((element, onNear) => {
    observer.current ??= new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) if (isIntersecting) waiting.current.get(target)?.();
      },
      { rootMargin: `${margin}px 0px` },
    );
    const { current } = observer;
    waiting.current.set(element, onNear);
    current.observe(element);
    return () => {
      waiting.current.delete(element);
      current.unobserve(element);
    };
  }, []);
}
