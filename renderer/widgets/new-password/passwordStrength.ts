import type { RuleStatus } from './useRuleStatus.ts';

/**
 * Returns how many of the rules are met, and how many there are. Minimum and maximum length count as one rule, because
 * a short text always meets the maximum.
 */
export function passwordStrength(rules: readonly RuleStatus[]): { readonly kept: number; readonly all: number } {
  const lengths = rules.filter(({ isLength }) => isLength);
  const others = rules.filter(({ isLength }) => !isLength);
  const fits = lengths.length > 0 && lengths.every(({ kept }) => kept);
  return {
    kept: others.filter(({ kept }) => kept).length + (fits ? 1 : 0),
    all: others.length + (lengths.length > 0 ? 1 : 0),
  };
}
