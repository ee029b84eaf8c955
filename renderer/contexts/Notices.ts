import { createContext, use } from 'react';
import type { ActionModel, Scope, Tone } from '#engine';

/** A message to the user outside of the rendered content. */
export interface Notice {
  readonly text: string;
  readonly tone: Tone;
  readonly show: 'toast' | 'dialog';
  readonly actions?: readonly ActionModel[];
  /** The scope of the actions. */
  readonly scope?: Scope;
  /** Operation whose outcome the message reports. */
  readonly about?: string;
}

/** Shows a message. Returns a function that removes it; after the message has disappeared, it does nothing. */
export type Notify = (notice: Notice) => () => void;

export const NotifyContext = createContext<Notify>(() => () => undefined);

/** Returns a function that shows a message as a toast, or in a dialog that must be confirmed. */
export function useNotify(): Notify {
  return use(NotifyContext);
}
