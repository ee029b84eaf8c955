import { isRecord } from '#engine';
import type { StepOutcome } from '#machines';

/** A wizard as it is saved: where it stands and everything given so far. */
export interface WizardDraft {
  readonly variant: string;
  readonly step: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly chosen: Readonly<Record<string, unknown>>;
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
  /** Makes the keys of calls that may have one effect only: the same after a retry and after a reload. */
  readonly seed: string;
  /** Release it was begun under, of a stored draft. */
  readonly release?: string;
}

/** Reads a stored draft; what is not one is no draft. */
export function readWizardDraft(stored: unknown): WizardDraft | undefined {
  if (!isRecord(stored) || typeof stored['variant'] !== 'string' || typeof stored['step'] !== 'string')
    return undefined;
  const kept = isRecord(stored['data']) ? stored['data'] : {};
  return {
    variant: stored['variant'],
    step: stored['step'],
    data: recordOf(kept['data']),
    chosen: recordOf(kept['chosen']),
    outcomes: Object.fromEntries(
      Object.entries(recordOf(kept['outcomes'])).flatMap(([step, outcome]) => {
        const read = readOutcome(outcome);
        return read ? [[step, read]] : [];
      }),
    ),
    seed: typeof kept['seed'] === 'string' ? kept['seed'] : '',
    ...(typeof stored['release'] === 'string' ? { release: stored['release'] } : {}),
  };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

function readOutcome(value: unknown): StepOutcome | undefined {
  if (!isRecord(value)) return undefined;
  const { status, result, error } = value;
  if (status !== 'pending' && status !== 'done' && status !== 'failed') return undefined;
  return { status, ...(result === undefined ? {} : { result }), ...(error === undefined ? {} : { error }) };
}
