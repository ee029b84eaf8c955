import type { WidgetProps } from '@rjsf/utils';
import type { WidgetChoice } from './WidgetChoice.ts';
import type { WidgetOptions } from './WidgetOptions.ts';

type Told = Pick<WidgetProps, 'options'>;

/** Returns the options to select from. */
export function choicesOf({ options }: Told): readonly WidgetChoice[] {
  return options.enumOptions ?? [];
}

/** Returns the selected option, even if it is not among the loaded options. */
export function selectedOf(props: Pick<WidgetProps, 'options' | 'value'>): WidgetChoice | undefined {
  return props.options['selected'] ?? choicesOf(props).find(({ value }) => value === props.value);
}

/** Returns how options are loaded; undefined if they are static. */
export function lookupOf({ options }: Told): WidgetOptions | undefined {
  return options['lookup'];
}

/** Returns a text in the widget's options, such as `currency`. */
export function textOption({ options }: Told, name: string): string | undefined {
  const option: unknown = options[name];
  return typeof option === 'string' ? option : undefined;
}

/** Returns a switch in the widget's options, such as `many`. */
export function flagOption({ options }: Told, name: string): boolean {
  return options[name] === true;
}

/** Returns a list of texts in the widget's options, such as `extensions`. */
export function listOption({ options }: Told, name: string): readonly string[] {
  const option: unknown = options[name];
  return Array.isArray(option) ? option.filter((item) => typeof item === 'string') : [];
}
