import { useMemo } from 'react';
import { type FieldModel, resolveCondition } from '#engine';
import { useScope } from '../../scope/useScope.ts';
import { useText } from '../../texts/useText.ts';

/** A rule of a value type, and whether the current text meets it. */
export interface RuleStatus {
  readonly name: string;
  readonly message: string;
  readonly kept: boolean;
  /** Whether the rule is about the length. */
  readonly isLength: boolean;
}

/** Returns the rules of a field's type with their status for the current text: lengths first, then its own rules. */
export function useRuleStatus(field: FieldModel | undefined, value: unknown): readonly RuleStatus[] {
  const scope = useScope();
  const text = useText();
  return useMemo(() => {
    if (field === undefined) return [];
    const typed = typeof value === 'string' ? value : '';
    const read = { ...scope, variables: { ...scope.variables, value: typed } };
    const lengths = lengthRules.flatMap(({ name, keeps }) => {
      const limit = field.schema[name] ?? field.words[name];
      const message = field.messages[name];
      if (typeof limit !== 'number' || message === undefined) return [];
      const kept = typed !== '' && keeps(typed.length, limit);
      return [{ name, message: text(message, { limit }, read), kept, isLength: true }];
    });
    const rules = field.rules.map((rule) => ({
      name: rule.rule,
      message: text(rule.message, undefined, read),
      kept: typed !== '' && resolveCondition(rule.check, read),
      isLength: false,
    }));
    return [...lengths, ...rules];
  }, [field, value, scope, text]);
}

const lengthRules = [
  { name: 'minLength', keeps: (length: number, least: number) => length >= least },
  { name: 'maxLength', keeps: (length: number, most: number) => length <= most },
] as const;
