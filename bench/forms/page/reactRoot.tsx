import { type ReactNode, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { pageStyle } from './Subject.ts';

/** Creates an existing page to render a form into. */
export function reactRoot(around: (children: ReactNode) => ReactNode): {
  readonly render: (form: ReactNode) => void;
  readonly clear: () => void;
} {
  let shown: ReactNode = null;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const show = (form: ReactNode) => {
    shown = form;
    for (const listener of listeners) listener();
  };
  function Host() {
    return useSyncExternalStore(subscribe, () => shown);
  }
  const root = createRoot(document.getElementById('root') ?? document.body);
  flushSync(() => root.render(<div style={pageStyle}>{around(<Host />)}</div>));
  return { render: show, clear: () => flushSync(() => show(null)) };
}
