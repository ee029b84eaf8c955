import { hrefOf } from '#engine';
import { screenWith, useRuntime, useScope } from '#renderer/host';
import type { RuleLocation } from './ruleLocation.ts';

/** Returns the address of a place in the studio. Undefined for users who cannot open the studio. */
export function useStudioAddress(): ((place: RuleLocation) => string) | undefined {
  const { release } = useRuntime();
  const scope = useScope();
  const screen = screenWith('studio', release);
  const page = screen === undefined ? undefined : hrefOf(screen.id, {}, scope, release);
  if (page === undefined) return undefined;
  return ({ kind, definition, pointer }) => {
    const params = new URLSearchParams({
      'studio.area': 'definitions',
      'studio.kind': kind,
      'studio.definition': definition,
      'studio.at': pointer,
    });
    return `${page}?${params}`;
  };
}
