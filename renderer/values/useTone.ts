import { resolveTemplate, type Scope, type Template, type Tone } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';

const tones: readonly Tone[] = ['success', 'info', 'warning', 'error', 'neutral'];

/** The tone of one record, which is `this` in the scope. */
export function useTone(tone: Template | undefined, scope: Scope): Tone | undefined {
  const { release } = useRuntime();
  if (tone === undefined) return undefined;
  const value = resolveTemplate(tone, scope, release.access.policies);
  return tones.find((known) => known === value);
}
