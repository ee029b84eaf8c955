import type { AnswerEffect } from '../data/operations.ts';
import { useStudioText } from '../texts/useStudioText.ts';

interface Effect {
  readonly effect: AnswerEffect;
  readonly from?: string;
  readonly to?: string;
}

/** What a draft means for submitted answers, in the language of the reader. */
export function useEffectText(): (effect: Effect) => string {
  const say = useStudioText();
  return ({ effect, from = '', to = '' }) =>
    say(`effect_${effect}`, { from: from || say('noOutcome'), to: to || say('noOutcome') });
}
