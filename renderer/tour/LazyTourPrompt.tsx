import { type ComponentProps, useEffect, useState } from 'react';
import { LoadErrorBoundary } from '../lazy/LoadErrorBoundary.tsx';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import { toLazyModule } from '../lazy/loadWithRetry.ts';
import { whenIdle } from '../lazy/whenIdle.ts';
import type { TourPrompt as Prompt } from './TourPrompt.tsx';

const TourPrompt = lazyComponent(
  toLazyModule(
    () => import('./TourPrompt.tsx'),
    ({ TourPrompt: drawn }) => drawn,
  ),
);

/** Loads the offer of a tour once the page is complete. */
export function LazyTourPrompt(props: ComponentProps<typeof Prompt>) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    isIdle && (
      <LoadErrorBoundary>
        <TourPrompt {...props} />
      </LoadErrorBoundary>
    )
  );
}
