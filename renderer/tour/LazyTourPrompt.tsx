import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from '../lazy/whenIdle.ts';
import type { TourPrompt } from './TourPrompt.tsx';

type Props = ComponentProps<typeof TourPrompt>;

/** Loads the offer of a tour once the page is complete. If it cannot be loaded, the next page offers the tour. */
export function LazyTourPrompt(props: Props) {
  const [Prompt, setPrompt] = useState<ComponentType<Props>>();
  useEffect(
    () =>
      whenIdle(() => {
        import('./TourPrompt.tsx').then(
          (loaded) => setPrompt(() => loaded.TourPrompt),
          () => undefined,
        );
      }),
    [],
  );
  return Prompt !== undefined && <Prompt {...props} />;
}
