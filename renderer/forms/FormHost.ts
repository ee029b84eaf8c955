import type { ReactNode } from 'react';
import type { Draft, FieldProblem, Scope } from '#engine';
import type { FormAnswers } from './FormStore.ts';

/** The result of a submitted form. */
export interface FormOutcome extends FormAnswers {
  /** The draft in the wire format: normalised, without hidden answers. */
  readonly normalised: Draft;
  /** The scope of an action after the form, including the outcomes of its calls. */
  readonly scope: Scope;
}

/** How a page, a dialog or a wizard embeds a form. */
export interface FormHost {
  readonly host: 'page' | 'dialog' | 'wizard';
  /** Name of the instance, so that its draft is stored separately. */
  readonly name: string;
  /** Label of the submit button, if it differs from the form's own. */
  readonly submitLabel?: string | undefined;
  /** Answers stored by the host. Without them, the form stores its own in the browser tab. */
  readonly answers?: FormAnswers | undefined;
  readonly onChange?: ((answers: FormAnswers) => void) | undefined;
  /** Passes the answers to the host: the form itself neither submits nor continues. */
  readonly onHandOver?: ((outcome: FormOutcome) => void) | undefined;
  /** Called with the answers whenever they are valid. The form has no submit button. */
  readonly onAnswers?: ((answers: Draft) => void) | undefined;
  /** Called with the names of the form's fields, initially and when dynamic fields change. */
  readonly onFields?: ((names: readonly string[]) => void) | undefined;
  readonly onSubmitted?: ((outcome: FormOutcome) => void) | undefined;
  readonly onCancel?: (() => void) | undefined;
  /** Errors found elsewhere, for example in a later step, that belong to these fields. */
  readonly serverErrors?: readonly FieldProblem[] | undefined;
  readonly busy?: boolean | undefined;
  /** Returns the message why the answers cannot be submitted yet; undefined if they can. */
  readonly notReadyMessage?: ((answers: Pick<FormOutcome, 'normalised' | 'picked'>) => string | undefined) | undefined;
  /** Buttons before the submit button. */
  readonly before?: ReactNode;
}
