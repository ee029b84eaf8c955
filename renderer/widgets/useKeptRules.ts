import { useMemo } from 'react';
import { type FieldModel, formatText, resolveCondition } from '#engine';
import { useRuntime } from '../runtime/useRuntime.ts';
import { useScope } from '../runtime/useScope.ts';
import { numberWord } from './widgetWords.ts';

/** A rule of a value type, and whether what is typed keeps it. */
export interface KeptRule {
  readonly name: string;
  readonly message: string;
  readonly kept: boolean;
}

/** The rules of a field's type over what is typed now; its length counts as one of them. */
export function useKeptRules(field: FieldModel, value: unknown): readonly KeptRule[] {
  const { release, locale } = useRuntime();
  const scope = useScope();
  return useMemo(() => {
    const typed = typeof value === 'string' ? value : '';
    const read = { ...scope, variables: { ...scope.variables, value: typed } };
    const write = (text: (typeof field.rules)[number]['message'], limit?: number) =>
      formatText(text, read, { release, locale, ...(limit === undefined ? {} : { extra: { limit } }) });
    const rules = field.rules.map((rule) => ({
      name: rule.rule,
      message: write(rule.message),
      kept: typed !== '' && resolveCondition(rule.check, read),
    }));
    const { minLength, maxLength } = field.messages;
    const least = numberWord(field, 'minLength');
    const most = numberWord(field, 'maxLength');
    const isLong = most !== undefined && typed.length > most;
    const message = isLong ? maxLength : minLength;
    if (least === undefined || message === undefined) return rules;
    const length = {
      name: 'length',
      message: write(message, isLong ? most : least),
      kept: typed.length >= least && !isLong,
    };
    return [length, ...rules];
  }, [field, value, scope, release, locale]);
}
