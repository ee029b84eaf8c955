/** How a step's call stands; after a reload a call that was on its way is asked again. */
export interface StepOutcome {
  readonly status: 'pending' | 'done' | 'failed';
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Everything a wizard remembers: plain JSON, so that it can be saved as a draft. */
export interface WizardContext {
  /** All answers so far by field name. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Records picked in fields with options. */
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
  /** Step that is to be entered next, by name. */
  readonly resume?: string | undefined;
}

/** What a wizard may be begun with: nothing, prefilled data, or a saved draft. */
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

/** What definitions read as `run.<step>`. */
export interface RunView {
  readonly pending: boolean;
  readonly failed: boolean;
  readonly result?: unknown;
  readonly error?: unknown;
}

/** Outcomes of all steps in the words of the definitions, for a scope's `run`. */
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
