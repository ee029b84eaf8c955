import { Skeleton } from '@mui/material';
import { type ComponentType, lazy, Suspense } from 'react';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';

/** A widget that is loaded when it is first drawn; until then there is a bar as tall as an input. */
export function lazyWidget(
  load: () => Promise<{ readonly default: ComponentType<FieldWidgetProps> }>,
): ComponentType<FieldWidgetProps> {
  const Loaded = lazy(load);
  return function LazyWidget(props: FieldWidgetProps) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
