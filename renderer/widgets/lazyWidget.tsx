import { type ComponentType, useLayoutEffect, useState } from 'react';
import { Skeleton } from '../look/Skeleton.tsx';
import type { FieldWidgetProps } from './FieldWidgetProps.ts';

type Widget = ComponentType<FieldWidgetProps>;

/**
 * A widget that is loaded when it is first drawn; until then there is a bar as tall as an input. It takes its place as
 * soon as it is there: behind `Suspense` React keeps what waits for up to 300 ms more, so that little appears at a time.
 */
export function lazyWidget(load: () => Promise<{ readonly default: Widget }>): Widget {
  let loaded: { readonly Widget: Widget } | { readonly fault: unknown } | undefined;
  let loading: Promise<void> | undefined;

  function begin(): Promise<void> {
    loading ??= load().then(
      (part) => {
        loaded = { Widget: part.default };
      },
      (fault: unknown) => {
        loaded = { fault };
      },
    );
    return loading;
  }

  return function LazyWidget(props: FieldWidgetProps) {
    const [, look] = useState(loaded);
    useLayoutEffect(() => {
      if (loaded === undefined) void begin().then(() => look(loaded));
    }, []);
    if (loaded === undefined) return <Skeleton height={40} />;
    // What is lost is dealt with by the fence around.
    if ('fault' in loaded) throw loaded.fault;
    return <loaded.Widget {...props} />;
  };
}
