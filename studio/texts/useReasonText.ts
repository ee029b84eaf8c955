import { useCallback } from 'react';
import type { StudioTextName } from './en.ts';
import { useStudioText } from './useStudioText.ts';

const reasons: Readonly<Record<string, StudioTextName>> = {
  stale: 'reason_stale',
  definitions: 'reason_definitions',
  forbidden: 'reason_forbidden',
  'own-drafts': 'reason_ownDrafts',
  unchanged: 'reason_unchanged',
  scheduled: 'reason_scheduled',
  unchecked: 'reason_unchecked',
};

/** Why a publication was refused, by the code of the refusal; the code itself where there is no text for it. */
export function useReasonText(): (code: string) => string {
  const say = useStudioText();
  return useCallback(
    (code) => {
      const name = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
      return name === undefined ? say('failed', { message: code }) : say(name);
    },
    [say],
  );
}
