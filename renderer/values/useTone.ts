import { resolveTemplate, type Scope, type Template, type Tone } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';

/** A tone that marks a record: a neutral one does not. */
export type MarkingTone = Exclude<Tone, 'neutral'>;

const tones: readonly MarkingTone[] = ['success', 'info', 'warning', 'error'];

/** The tone of one record, which is `this` in the scope; nothing where it is neutral. */
export function useTone(tone: Template | undefined, scope: Scope): MarkingTone | undefined {
  const { release } = useRuntime();
  if (tone === undefined) return undefined;
  const value = resolveTemplate(tone, scope, release.access.policies);
  return tones.find((known) => known === value);
}
