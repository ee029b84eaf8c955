import type { RuleStatus } from './useRuleStatus.ts';

/** How many of the rules are kept, and of how many. The least and the most length count as one: what is short fits the most by itself. */
export function passwordStrength(rules: readonly RuleStatus[]): { readonly kept: number; readonly all: number } {
  const lengths = rules.filter(({ isLength }) => isLength);
  const others = rules.filter(({ isLength }) => !isLength);
  const fits = lengths.length > 0 && lengths.every(({ kept }) => kept);
  return {
    kept: others.filter(({ kept }) => kept).length + (fits ? 1 : 0),
    all: others.length + (lengths.length > 0 ? 1 : 0),
  };
}
