import { useLayoutEffect, useMemo, useRef } from 'react';

/** What is to be handed over at once when there is no time to wait for a pause. */
export type Flushers = Set<() => void>;

/** Does something a moment after the last time it was asked for; on leaving, and when flushed from outside, at once. */
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
  // Before the effects of whoever saves what was typed are cleaned up.
  useLayoutEffect(() => {
    flushers.add(control.flush);
    return () => {
      flushers.delete(control.flush);
      control.flush();
    };
  }, [control, flushers]);
  return control;
}
