import { useMemo } from 'react';
import { findText, readPath } from '#engine';
import { useRuntime } from '../contexts/useRuntime.ts';
import { useScope } from '../scope/useScope.ts';
import { useEngineText } from '../texts/useEngineText.ts';
import { useText } from '../texts/useText.ts';
import { shownText } from '../widgets/shownText.ts';
import type { WidgetChoice } from '../widgets/WidgetChoice.ts';
import type { FieldViewState } from './FormStore.ts';
import { optionLabel } from './optionLabel.ts';

export interface SelectableOptions {
  readonly choices: readonly WidgetChoice[];
  readonly selected: WidgetChoice | undefined;
}

/** Returns the options of a field and the selected ones, with their labels. */
export function useSelectableOptions(
  state: Pick<FieldViewState, 'field' | 'value' | 'picked' | 'options'>,
): SelectableOptions {
  const { release, locale } = useRuntime();
  const scope = useScope();
  const say = useEngineText();
  const write = useText();
  const { field, value, picked, options } = state;
  const items = options?.items;

  const choiceOf = useMemo(() => {
    const { key, display } = field.options ?? {};
    const hasParts = display !== undefined && (findText(display, { release, locale })?.split('{').length ?? 0) > 2;
    return (item: unknown): WidgetChoice => {
      const stored = key === undefined ? item : readPath(item, key);
      if (key === undefined && display === undefined) return { value: stored, label: shownText(stored) };
      const label = optionLabel(field, item, scope, { release, locale });
      return { value: stored, label, record: item, ...(hasParts ? { hasParts } : {}) };
    };
  }, [field, scope, release, locale]);

  const choices = useMemo((): readonly WidgetChoice[] => {
    if (items) return items.map(choiceOf);
    if (field.values) {
      return field.values.map((option) => ({ value: option.value, label: write(option.title) }));
    }
    if (field.type !== 'boolean') return [];
    return [
      { value: true, label: say('yes') },
      { value: false, label: say('no') },
    ];
  }, [items, choiceOf, field, write, say]);

  if (value === undefined) return { choices, selected: undefined };
  const selected =
    choices.find((choice) => choice.value === value) ??
    (picked === undefined ? { value, label: shownText(value) } : choiceOf(picked));
  return { choices, selected };
}
