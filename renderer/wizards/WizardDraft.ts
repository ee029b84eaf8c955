import { isRecord } from '#engine';
import type { StepOutcome } from '#machines';

type Answers = Readonly<Record<string, unknown>>;

/** A saved wizard: its current step and all answers so far. */
export interface WizardDraft {
  readonly variant: string;
  readonly step: string;
  readonly data: Answers;
  readonly chosen: Answers;
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
  /** Seed of the idempotency keys of its calls, which stay the same after a retry and after a reload. */
  readonly seed: string;
  /** The stored record that it was started with, if there is one. */
  readonly base?: Answers;
  /** Hash of the release that a stored draft was started with. */
  readonly release?: string;
}

/** A draft on the server: open, or ended since the user last opened it. */
export interface StoredDraft {
  readonly draft?: WizardDraft;
  /** Number of times it has been saved, if the server counts. */
  readonly version?: number;
  readonly savedAt?: string;
  readonly keptUntil?: string;
  readonly ended?: { readonly how: 'finished' | 'gone'; readonly at: string };
}

/** Parses a stored draft; undefined if it is invalid. A step that the server has accepted is completed. */
export function readWizardDraft(stored: unknown): WizardDraft | undefined {
  if (!isRecord(stored) || typeof stored['variant'] !== 'string' || typeof stored['step'] !== 'string')
    return undefined;
  const kept = isRecord(stored['data']) ? stored['data'] : {};
  const saved = Object.entries(recordOf(kept['outcomes'])).flatMap(([step, outcome]) => {
    const read = readOutcome(outcome);
    return read ? [[step, read] as const] : [];
  });
  const accepted = Object.entries(recordOf(stored['done'])).map(([step, result]): readonly [string, StepOutcome] => [
    step,
    { status: 'done', ...(result === null ? {} : { result }) },
  ]);
  return {
    variant: stored['variant'],
    step: stored['step'],
    data: recordOf(kept['data']),
    chosen: recordOf(kept['chosen']),
    outcomes: Object.fromEntries([...saved, ...accepted]),
    seed: typeof kept['seed'] === 'string' ? kept['seed'] : '',
    ...(isRecord(kept['base']) ? { base: kept['base'] } : {}),
    ...(typeof stored['release'] === 'string' ? { release: stored['release'] } : {}),
  };
}

/** Parses the response of the server about a draft. */
export function readStoredDraft(stored: unknown): StoredDraft {
  const draft = readWizardDraft(stored);
  if (draft === undefined || !isRecord(stored)) return {};
  const { version, updatedAt, keptUntil, endedAt, ended } = stored;
  const known = {
    ...(typeof version === 'number' ? { version } : {}),
    ...(typeof updatedAt === 'string' ? { savedAt: updatedAt } : {}),
    ...(typeof keptUntil === 'string' ? { keptUntil } : {}),
  };
  if (typeof endedAt !== 'string') return { ...known, draft };
  return { ended: { how: ended === 'gone' ? 'gone' : 'finished', at: endedAt } };
}

function recordOf(value: unknown): Answers {
  return isRecord(value) ? value : {};
}

function readOutcome(value: unknown): StepOutcome | undefined {
  if (!isRecord(value)) return undefined;
  const { status, result, error } = value;
  if (status !== 'pending' && status !== 'done' && status !== 'failed') return undefined;
  return { status, ...(result === undefined ? {} : { result }), ...(error === undefined ? {} : { error }) };
}
