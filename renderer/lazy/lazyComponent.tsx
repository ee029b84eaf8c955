import { type ComponentType, useLayoutEffect, useState } from 'react';

/** A component whose code is loaded when it is first rendered, or prefetched. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Prefetches the code. A failure is ignored here: rendering tries again and reports it. */
  readonly load: () => Promise<void>;
};

/**
 * Creates a component that is loaded when it is first rendered, with a placeholder until then. It replaces the
 * placeholder as soon as it is loaded, whereas `Suspense` can delay this by up to 300 ms even for prefetched code. The
 * error boundary around handles a failure.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  Meanwhile: ComponentType<Props> = Nothing,
): LazyComponent<Props> {
  let Drawn: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  function begin(): Promise<void> {
    loading ??= load().then(
      (part) => {
        Drawn = part.default;
      },
      (fault: unknown) => {
        loading = undefined;
        throw fault;
      },
    );
    return loading;
  }

  function Late(props: Props) {
    const [isHere, setHere] = useState(Drawn !== undefined);
    const [lost, setLost] = useState<{ readonly fault: unknown }>();
    useLayoutEffect(() => {
      if (isHere) return;
      begin().then(
        () => setHere(true),
        (fault: unknown) => setLost({ fault }),
      );
    }, [isHere]);
    if (lost !== undefined) throw lost.fault;
    return Drawn === undefined ? <Meanwhile {...props} /> : <Drawn {...props} />;
  }

  return Object.assign(Late, { load: () => begin().catch(() => undefined) });
}

function Nothing(): null {
  return null;
}
