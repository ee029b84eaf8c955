import type { ReactNode } from 'react';
import type { Draft, FieldProblem, Scope } from '#engine';
import type { FormAnswers } from './FormStore.ts';

/** What a host gets from a form that was filled in. */
export interface FormOutcome extends FormAnswers {
  /** The draft as it travels: normalised, hidden answers left out. */
  readonly normalised: Draft;
  /** What an action after the form reads, outcomes of its calls included. */
  readonly scope: Scope;
}

/** How a page, a dialog or a wizard holds a form. */
export interface FormHost {
  readonly host: 'page' | 'dialog' | 'wizard';
  /** Name of the instance: keeps what was typed apart from other instances. */
  readonly name: string;
  /** Label of the submit button, when it is not the form's own. */
  readonly submitLabel?: string | undefined;
  /** Answers kept by the host; without them the form keeps its own over a reload. */
  readonly answers?: FormAnswers | undefined;
  readonly onChange?: ((answers: FormAnswers) => void) | undefined;
  /** The host takes the answers over: the form neither submits nor goes on by itself. */
  readonly onHandOver?: ((outcome: FormOutcome) => void) | undefined;
  /** The host reads the answers whenever they are sound: the form has no submit button. */
  readonly onAnswers?: ((answers: Draft) => void) | undefined;
  /** Told the names that the form asks for, at the start and when data bring others. */
  readonly onFields?: ((names: readonly string[]) => void) | undefined;
  readonly onSubmitted?: ((outcome: FormOutcome) => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** Problems found elsewhere, as in a later step, that stand at these fields. */
  readonly serverErrors?: readonly FieldProblem[] | undefined;
  readonly busy?: boolean | undefined;
  /** What is said while the answers cannot be handed on yet; undefined when they can. */
  readonly notReadyMessage?: ((answers: Pick<FormOutcome, 'normalised' | 'picked'>) => string | undefined) | undefined;
  /** Buttons before the submit button. */
  readonly before?: ReactNode;
}
