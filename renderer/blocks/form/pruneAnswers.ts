import type { Draft } from '#engine';

/** Returns the answers of fields that the form still has. Without any fields, all answers are returned. */
export function pruneAnswers(answers: Draft, names: readonly string[]): Draft {
  const entries = Object.entries(answers);
  const kept = entries.filter(([name]) => names.includes(name));
  return names.length === 0 || kept.length === entries.length ? answers : Object.fromEntries(kept);
}
