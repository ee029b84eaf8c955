import { useEffect, useMemo, useRef } from 'react';

/** Does something a moment after the last time it was asked for; on leaving, at once. */
export function useTypingPause(pause: number) {
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
  useEffect(() => control.flush, [control]);
  return control;
}
