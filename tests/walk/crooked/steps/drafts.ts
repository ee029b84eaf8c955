import { expect } from 'vitest';
import type { Json, Told, Walker } from './openRoad.ts';

/** A draft of the wizard in which an evaluation is taken. */
export interface EvaluationDraft {
  readonly wizard: 'manager-evaluation' | 'contractor-evaluation';
  readonly id: number;
}

const step = 'evaluation';

/** Saves what was filled in so far, as the wizard does a moment after each answer. */
export function saveDraft(
  window: Walker,
  { wizard, id }: EvaluationDraft,
  data: Json,
  version?: number,
): Promise<Told> {
  const awaits = [{ operation: 'evaluations.submitResponses', key: String(id) }];
  const followed = version === undefined ? {} : { version };
  const variant = wizard === 'manager-evaluation' ? 'manager-evaluation' : 'standard';
  const body = { key: String(id), variant, step, release: 'a'.repeat(64), data, awaits, ...followed };
  return window.put(`/drafts/${wizard}`, body);
}

/** Saves a draft that nothing refuses. */
export async function keepDraft(window: Walker, draft: EvaluationDraft, data: Json): Promise<void> {
  const { status, message } = await saveDraft(window, draft, data);
  expect(status, String(message)).toBe(200);
}

export function readDraft(window: Walker, { wizard, id }: EvaluationDraft): Promise<Told> {
  return window.get(`/drafts/${wizard}?key=${id}`);
}

/** What the last call of a wizard names, so that its draft ends with it. */
export function lastCall({ wizard, id }: EvaluationDraft): Readonly<Record<string, string>> {
  return { 'x-draft': `wizard=${wizard}&key=${id}&step=${step}&last=true` };
}
