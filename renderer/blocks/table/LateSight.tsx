import { type ComponentType, useLayoutEffect, useState } from 'react';
import { loadAgain } from '../../runtime/loadAgain.ts';
import type { SightProps } from './Sight.tsx';

let loaded: { readonly Sight: ComponentType<SightProps> } | { readonly fault: unknown } | undefined;
let loading: Promise<void> | undefined;

function begin(): Promise<void> {
  loading ??= loadAgain(() => import('./Sight.tsx')).then(
    ({ Sight }) => {
      loaded = { Sight };
    },
    (fault: unknown) => {
      loaded = { fault };
    },
  );
  return loading;
}

/**
 * Follows the scrolling from the moment its code is there: few tables are that long or wide. Behind `Suspense` React
 * would keep it waiting for up to 300 ms more, and the first rows that are scrolled in would stay away.
 */
export function LateSight(props: SightProps) {
  const [, look] = useState(loaded);
  useLayoutEffect(() => {
    if (loaded === undefined) void begin().then(() => look(loaded));
  }, []);
  if (loaded === undefined) return null;
  // What is lost is dealt with by the fence around.
  if ('fault' in loaded) throw loaded.fault;
  return <loaded.Sight {...props} />;
}
