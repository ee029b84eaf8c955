import type { Draft } from '#engine';

/** The answers that a form still asks for; without a field there is no form to forget for. */
export function pruneAnswers(answers: Draft, names: readonly string[]): Draft {
  const entries = Object.entries(answers);
  const kept = entries.filter(([name]) => names.includes(name));
  return names.length === 0 || kept.length === entries.length ? answers : Object.fromEntries(kept);
}
