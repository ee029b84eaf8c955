import { useEffect, useRef } from 'react';
import { readCase } from './addCase.ts';
import type { MadeCase } from './makeCase.ts';
import { frameName, type ShownPreview } from './storePreview.ts';

/** Receives the cases that the pages of previews make, in frames and in other tabs. */
export function useMadeCases(shown: readonly ShownPreview[], onCase: (made: MadeCase) => void): void {
  const latest = useRef(onCase);
  latest.current = onCase;
  useEffect(() => {
    const channels = shown.map((one) => new BroadcastChannel(frameName(one)));
    for (const channel of channels) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const made = readCase(data);
        if (made !== undefined) latest.current(made);
      });
    }
    return () => {
      for (const channel of channels) channel.close();
    };
  }, [shown]);
}
