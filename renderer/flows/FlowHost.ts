import type { ReactNode } from 'react';
import type { FieldProblem, FlowAnswers, Scope, SelectedAnswer } from '#engine';

/** What a host gets from a flow that was answered. */
export interface FlowOutcome {
  readonly answers: FlowAnswers;
  /** The answers as they travel, with their marks. */
  readonly picked: readonly SelectedAnswer[];
  readonly scope: Scope;
}

/** How a page, a dialog or a wizard holds a flow. */
export interface FlowHost {
  readonly host: 'page' | 'dialog' | 'wizard';
  readonly name: string;
  readonly submitLabel?: string | undefined;
  /** Answers kept by the host; without them the flow keeps its own over a reload. */
  readonly answers?: FlowAnswers | undefined;
  readonly onChange?: ((answers: FlowAnswers) => void) | undefined;
  /** The host takes the answers over: the flow neither submits nor goes on by itself. */
  readonly onHandOver?: ((outcome: FlowOutcome) => void) | undefined;
  readonly onSubmitted?: ((outcome: FlowOutcome) => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
  readonly busy?: boolean | undefined;
  /** What the server refused of what the host sent; a path is a JSON Pointer in the call's arguments. */
  readonly refused?: readonly FieldProblem[] | undefined;
  /** Buttons before the forward button; shown on the first question only, after that Back stays in the flow. */
  readonly before?: ReactNode;
}
