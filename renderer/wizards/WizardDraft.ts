import { isRecord } from '#engine';
import type { StepOutcome } from '#machines';

type Answers = Readonly<Record<string, unknown>>;

/** A wizard as it is saved: where it stands and everything given so far. */
export interface WizardDraft {
  readonly variant: string;
  readonly step: string;
  readonly data: Answers;
  readonly chosen: Answers;
  readonly outcomes: Readonly<Record<string, StepOutcome>>;
  /** Makes the keys of calls that may have one effect only: the same after a retry and after a reload. */
  readonly seed: string;
  /** The stored record it began from, where it began from one. */
  readonly base?: Answers;
  /** Release it was begun under, of a stored draft. */
  readonly release?: string;
}

/** A draft as the server has it: open, or ended since this person last looked. */
export interface StoredDraft {
  readonly draft?: WizardDraft;
  /** How often it has been saved, of a server that counts. */
  readonly version?: number;
  readonly savedAt?: string;
  readonly keptUntil?: string;
  readonly ended?: { readonly how: 'finished' | 'gone'; readonly at: string };
}

/** Reads a stored draft; what is not one is no draft. A step that the server has accepted is done. */
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

/** Reads what the server answers about a draft. */
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
