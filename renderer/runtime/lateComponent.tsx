import { type ComponentType, type ReactNode, useLayoutEffect, useState } from 'react';

/**
 * A component that is loaded when it is first drawn, with something else in its place until then. It takes its place as
 * soon as it is there: behind `Suspense` React keeps what waits for up to 300 ms more, so that little appears at a time.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  meanwhile: ReactNode,
): ComponentType<Props> {
  let loaded: { readonly Drawn: ComponentType<Props> } | { readonly fault: unknown } | undefined;
  let loading: Promise<void> | undefined;

  function begin(): Promise<void> {
    loading ??= load().then(
      (part) => {
        loaded = { Drawn: part.default };
      },
      (fault: unknown) => {
        loaded = { fault };
      },
    );
    return loading;
  }

  return function LateComponent(props: Props) {
    const [, look] = useState(loaded);
    useLayoutEffect(() => {
      if (loaded === undefined) void begin().then(() => look(loaded));
    }, []);
    if (loaded === undefined) return meanwhile;
    // What is lost is dealt with by the fence around.
    if ('fault' in loaded) throw loaded.fault;
    return <loaded.Drawn {...props} />;
  };
}
