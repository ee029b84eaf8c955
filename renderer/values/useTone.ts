import { resolveTemplate, type Scope, type Template, type Tone } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';

/** A severity that marks a record, which a neutral one does not. */
export type MarkingTone = Exclude<Tone, 'neutral'>;

const tones: readonly MarkingTone[] = ['success', 'info', 'warning', 'error'];

/** Returns the severity of a record, which is `this` in the scope; undefined if it is neutral. */
export function useTone(tone: Template | undefined, scope: Scope): MarkingTone | undefined {
  const { release } = useRuntime();
  if (tone === undefined) return undefined;
  const value = resolveTemplate(tone, scope, release.access.policies);
  return tones.find((known) => known === value);
}
