import { createContext, use } from 'react';
import type { ActionModel, Scope, Tone } from '#engine';

/** One thing that is said to the reader outside of what is drawn. */
export interface Notice {
  readonly text: string;
  readonly tone: Tone;
  readonly show: 'toast' | 'dialog';
  readonly actions?: readonly ActionModel[];
  /** What the actions read. */
  readonly scope?: Scope;
  /** Operation whose outcome it tells. */
  readonly about?: string;
}

/** Says something; what it returns takes it back, which does nothing where it has gone by itself. */
export type Notify = (notice: Notice) => () => void;

export const NotifyContext = createContext<Notify>(() => () => undefined);

/** Says something in the corner of the portal, or in a dialog that has to be answered. */
export function useNotify(): Notify {
  return use(NotifyContext);
}
