import type { FlowProblem } from '#engine';
import type { ReplayEffect, ReplayedCase, StoredCase } from './Replay.types.ts';
import type { SeenCase } from './replayCase.ts';
import { showValue } from './showValue.ts';

/** Codes of a missing answer. */
const missing: ReadonlySet<string> = new Set(['required', 'exactly', 'minItems']);

/** Returns what a problem of submitted answers means for them. */
export function effectOf({ code }: FlowProblem): ReplayEffect {
  if (code === 'field/hidden') return 'hidden';
  return missing.has(code) ? 'incomplete' : 'unanswerable';
}

/** Compares what two releases make of the same answers. Only what is new counts: old answers may have old problems. */
export function compareCase(stored: StoredCase, before: SeenCase, after: SeenCase): ReplayedCase {
  const [from, to] = [before, after].map(({ results }) => showValue(results[stored.outcome]));
  const old = new Set(before.problems.map(({ path, code }) => `${path} ${code}`));
  const added = after.problems.filter(({ path, code }) => !old.has(`${path} ${code}`)).map(effectOf);
  const effects = new Set<ReplayEffect>([...(from === to ? [] : ['outcome' as const]), ...added]);
  return { key: stored.key, flow: stored.flow, from: from ?? '', to: to ?? '', effects: [...effects] };
}
