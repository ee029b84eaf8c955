import type { ReactNode } from 'react';
import type { FieldProblem, FlowAnswers, Scope, SelectedAnswer } from '#engine';

/** The result of an answered flow. */
export interface FlowOutcome {
  readonly answers: FlowAnswers;
  /** The answers in the wire format, with their marks. */
  readonly picked: readonly SelectedAnswer[];
  readonly scope: Scope;
}

/** How a page, a dialog or a wizard embeds a flow. */
export interface FlowHost {
  readonly host: 'page' | 'dialog' | 'wizard';
  readonly name: string;
  readonly submitLabel?: string | undefined;
  /** Answers stored by the host. Without them, the flow stores its own in the browser tab. */
  readonly answers?: FlowAnswers | undefined;
  readonly onChange?: ((answers: FlowAnswers) => void) | undefined;
  /** Passes the answers to the host: the flow itself neither submits nor continues. */
  readonly onHandOver?: ((outcome: FlowOutcome) => void) | undefined;
  readonly onSubmitted?: ((outcome: FlowOutcome) => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
  /** Errors of the server about what the host sent. A path is a JSON Pointer into the call's arguments. */
  readonly refused?: readonly FieldProblem[] | undefined;
  /** Called with the share of the questions that are open, from 1 to 0. The host says how much time is left. */
  readonly onPage?: ((share: number) => void) | undefined;
  /** Buttons before the forward button, shown on the first question only; later, Back stays in the flow. */
  readonly before?: ReactNode;
}
