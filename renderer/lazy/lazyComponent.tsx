import { type ComponentType, useLayoutEffect, useState } from 'react';

/** A component whose code is fetched when it is first drawn, or ahead of that. */
export type LazyComponent<Props extends object> = ComponentType<Props> & {
  /** Loads the code ahead. What fails is tried again, and met, where it is drawn. */
  readonly load: () => Promise<void>;
};

/**
 * A component that is loaded when it is first drawn, with something else in its place until then. It takes its place as
 * soon as it is there: behind `Suspense` React keeps what waits for up to 300 ms more, so that little appears at a time,
 * even what was loaded ahead. What is lost is dealt with by the fence around.
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
