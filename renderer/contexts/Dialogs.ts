import { createContext, use } from 'react';
import type { Mode, Reference, Scope, Template, Text } from '#engine';
import type { PublishRun } from '../scope/RunsProvider.tsx';
import type { Acts } from './Acts.ts';

/** Something that opens over the page. It keeps the scope, acts and outcomes of the place it was opened from. */
export interface DialogRequest {
  readonly open: Reference;
  readonly with: Readonly<Record<string, Template>>;
  readonly mode: Mode;
  /** It covers the whole window. */
  readonly fullScreen?: boolean;
  /** It stands beside the page where there is room. */
  readonly beside?: boolean;
  /** Shown when what opens has no title of its own. */
  readonly title: Text;
  readonly scope: Scope;
  readonly acts: Acts;
  readonly publish: PublishRun;
}

export interface DialogOutcome {
  /** What was opened has been submitted, not cancelled. */
  readonly submitted: boolean;
  /** What an action after it reads. */
  readonly scope?: Scope;
}

interface ConfirmMore {
  /** What is asked about ends something or takes it away. */
  readonly tone?: 'danger' | undefined;
  /** Label of the button that changes nothing, by default Cancel. With one, that button has the focus. */
  readonly stay?: string;
}

export interface Dialogs {
  readonly open: (request: DialogRequest) => Promise<DialogOutcome>;
  /** Asks a question that is answered by the action's title or by Cancel. */
  readonly confirm: (question: string, answer: string, more?: ConfirmMore) => Promise<boolean>;
}

export const DialogsContext = createContext<Dialogs>({
  open: async () => ({ submitted: false }),
  confirm: async () => false,
});

/** The dialog something is drawn in. */
export interface DialogHandle {
  readonly close: (outcome?: DialogOutcome) => void;
  /** Title that is known only when what is shown has loaded its data. */
  readonly entitle: (title: string) => void;
  /** Asks before closing by Escape, a press beside the dialog or the close button when something would be lost. */
  readonly guard: (isLeavingSafe: (() => boolean) | undefined) => void;
}

export const DialogContext = createContext<DialogHandle | undefined>(undefined);

/** The dialog around, or undefined on a page: a form closes it when it is submitted or cancelled. */
export function useDialog(): DialogHandle | undefined {
  return use(DialogContext);
}
