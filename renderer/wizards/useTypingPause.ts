import { useLayoutEffect, useMemo, useRef } from 'react';

/** Functions that pass on pending input immediately. */
export type Flushers = Set<() => void>;

/**
 * Calls a function shortly after it was last requested; immediately when the component is unmounted or flushed from
 * outside.
 */
export function useTypingPause(pause: number, flushers: Flushers) {
  const pending = useRef<() => void>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const control = useMemo(() => {
    const flush = () => {
      clearTimeout(timer.current);
      const work = pending.current;
      pending.current = undefined;
      work?.();
    };
    return {
      later(work: () => void) {
        clearTimeout(timer.current);
        pending.current = work;
        timer.current = setTimeout(flush, pause);
      },
      cancel() {
        clearTimeout(timer.current);
        pending.current = undefined;
      },
      flush,
    };
  }, [pause]);
  // A layout effect, so that it is cleaned up before the effects that save the input.
  useLayoutEffect(() => {
    flushers.add(control.flush);
    return () => {
      flushers.delete(control.flush);
      control.flush();
    };
  }, [control, flushers]);
  return control;
}
