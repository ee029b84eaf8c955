/** The status of a step's call. After a reload, pending calls are called again. */
export interface StepOutcome {
  readonly status: 'pending' | 'done' | 'failed';
  readonly result?: unknown;
  readonly error?: unknown;
}

/** The whole state of a wizard: plain JSON, so that it can be saved as a draft. */
export interface WizardContext {
  /** All answers so far, by field name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Records selected in fields with options. */
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
  /** Name of the step to enter next. */
  readonly resume?: string | undefined;
}

/** The initial state of a wizard: empty, prefilled data, or a saved draft. */
export interface WizardInput {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly chosen?: Readonly<Record<string, unknown>>;
  readonly outcomes?: Readonly<Record<string, StepOutcome>>;
  readonly step?: string;
}

export type WizardEvent =
  | { readonly type: 'NEXT' }
  | { readonly type: 'BACK' }
  | { readonly type: 'RETRY' }
  | {
      readonly type: 'ANSWER';
      readonly data: Readonly<Record<string, unknown>>;
      readonly chosen?: Readonly<Record<string, unknown>>;
    }
  | { readonly type: 'RUN.DONE'; readonly step: string; readonly result?: unknown }
  | { readonly type: 'RUN.FAILED'; readonly step: string; readonly error?: unknown }
  | ({ readonly type: 'RESUME'; readonly step: string } & Omit<WizardInput, 'step'>);

/** The value of `run.<step>` in definitions. */
export interface RunView {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Outcomes of all steps in the shape that definitions read, for `run` of a scope. */
export function viewRuns(context: Pick<WizardContext, 'outcomes'>): Readonly<Record<string, RunView>> {
  return Object.fromEntries(
    Object.entries(context.outcomes).map(([step, { status, result, error }]) => [
      step,
      {
        pending: status === 'pending',
        failed: status === 'failed',
        ...(result === undefined ? {} : { result }),
        ...(error === undefined ? {} : { error }),
      },
    ]),
  );
}
