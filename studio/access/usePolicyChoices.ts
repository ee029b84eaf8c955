import { useMemo } from 'react';
import { useOpenDraft } from '../draft/DraftsProvider.tsx';
import { useStudioText } from '../texts/useStudioText.ts';
import { readJson } from '../wording/readJson.ts';
import { type PolicyChoice, policyChoices } from './policyChoices.ts';
import { useAccessName } from './useAccess.ts';

/** The policies and functions of the portal, also those of a draft of its access definition. */
export function usePolicyChoices(hash: string): readonly PolicyChoice[] {
  const say = useStudioText();
  const definition = useAccessName(hash);
  const text = useOpenDraft(definition === undefined ? undefined : { kind: 'access', definition })?.text;
  const [everybody, signedIn] = [say('everybody'), say('anyoneSignedIn')];
  return useMemo(() => {
    const known = { public: capitalise(everybody), 'signed-in': capitalise(signedIn) };
    return policyChoices(text === undefined ? undefined : readJson(text), known);
  }, [text, everybody, signedIn]);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
