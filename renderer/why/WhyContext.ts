import { createContext } from 'react';

/** What the parts of the host that explain a page can do. */
export interface WhyHandle {
  /** Closes what is open. */
  close(): void;
  /** Opens the definition of an element that the user points at. Undefined for users who cannot open definitions. */
  readonly point: (() => void) | undefined;
}

export const WhyContext = createContext<WhyHandle>({ close: () => undefined, point: undefined });
