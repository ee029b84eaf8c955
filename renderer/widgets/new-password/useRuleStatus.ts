import { useMemo } from 'react';
import { type FieldModel, formatText, resolveCondition } from '#engine';
import { useRuntime } from '../../contexts/useRuntime.ts';
import { useScope } from '../../scope/useScope.ts';
import { numberOption } from '../widgetOptions.ts';

/** A rule of a value type, and whether what is typed keeps it. */
export interface RuleStatus {
  readonly name: string;
  readonly message: string;
  readonly kept: boolean;
  /** About how much is typed, not what. */
  readonly isLength: boolean;
}

/** The rules of a field's type over what is typed now: its lengths first, then its own. */
export function useRuleStatus(field: FieldModel, value: unknown): readonly RuleStatus[] {
  const { release, locale } = useRuntime();
  const scope = useScope();
  return useMemo(() => {
    const typed = typeof value === 'string' ? value : '';
    const read = { ...scope, variables: { ...scope.variables, value: typed } };
    const write = (text: (typeof field.rules)[number]['message'], limit?: number) =>
      formatText(text, read, { release, locale, ...(limit === undefined ? {} : { extra: { limit } }) });
    const lengths = lengthRules.flatMap(({ name, keeps }) => {
      const limit = numberOption(field, name);
      const message = field.messages[name];
      if (limit === undefined || message === undefined) return [];
      const kept = typed !== '' && keeps(typed.length, limit);
      return [{ name, message: write(message, limit), kept, isLength: true }];
    });
    const rules = field.rules.map((rule) => ({
      name: rule.rule,
      message: write(rule.message),
      kept: typed !== '' && resolveCondition(rule.check, read),
      isLength: false,
    }));
    return [...lengths, ...rules];
  }, [field, value, scope, release, locale]);
}

const lengthRules = [
  { name: 'minLength', keeps: (length: number, least: number) => length >= least },
  { name: 'maxLength', keeps: (length: number, most: number) => length <= most },
] as const;
