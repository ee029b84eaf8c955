import { createContext, use } from 'react';
import type { Mode, Reference, Scope, Template, Text } from '#engine';
import type { PublishRun } from '../scope/RunsProvider.tsx';
import type { Acts } from './Acts.ts';

/**
 * A form, flow, screen or wizard to open in a dialog, with the scope, commands and outcomes of the component that opens
 * it.
 */
export interface DialogRequest {
  readonly open: Reference;
  readonly with: Readonly<Record<string, Template>>;
  readonly mode: Mode;
  /** The dialog covers the whole window. */
  readonly fullScreen?: boolean;
  /** It is next to the page if there is enough space. */
  readonly beside?: boolean;
  /** Shown if the content has no title of its own. */
  readonly title: Text;
  readonly scope: Scope;
  readonly acts: Acts;
  readonly publish: PublishRun;
}

export interface DialogOutcome {
  /** Whether the content was submitted, not cancelled. */
  readonly submitted: boolean;
  /** The scope of the action that follows. */
  readonly scope?: Scope;
}

interface ConfirmMore {
  /** The confirmed action ends or deletes something. */
  readonly tone?: 'danger' | undefined;
  /** Label of the cancel button, by default Cancel. If it is set, that button has the focus. */
  readonly stay?: string;
}

export interface Dialogs {
  readonly open: (request: DialogRequest) => Promise<DialogOutcome>;
  /** Shows a confirmation. The button has the title of the action. */
  readonly confirm: (question: string, answer: string, more?: ConfirmMore) => Promise<boolean>;
}

export const DialogsContext = createContext<Dialogs>({
  open: async () => ({ submitted: false }),
  confirm: async () => false,
});

/** The dialog around the content. */
export interface DialogHandle {
  readonly close: (outcome?: DialogOutcome) => void;
  /** Sets a title that is known only when the content has loaded its data. */
  readonly entitle: (title: string) => void;
  /**
   * Asks for confirmation before Escape, a click outside or the close button closes the dialog, if something would be
   * lost.
   */
  readonly guard: (isLeavingSafe: (() => boolean) | undefined) => void;
}

export const DialogContext = createContext<DialogHandle | undefined>(undefined);

/** Returns the dialog around, or undefined on a page. A form closes it when it is submitted or cancelled. */
export function useDialog(): DialogHandle | undefined {
  return use(DialogContext);
}
