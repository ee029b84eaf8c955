import type { WidgetProps } from '@rjsf/utils';
import type { WidgetChoice } from './WidgetChoice.ts';
import type { WidgetOptions } from './WidgetOptions.ts';

type Told = Pick<WidgetProps, 'options'>;

/** What can be picked. */
export function choicesOf({ options }: Told): readonly WidgetChoice[] {
  return options.enumOptions ?? [];
}

/** What is picked now, also when it is not among the choices loaded so far. */
export function selectedOf(props: Pick<WidgetProps, 'options' | 'value'>): WidgetChoice | undefined {
  return props.options['selected'] ?? choicesOf(props).find(({ value }) => value === props.value);
}

/** How choices are loaded; undefined where they are all there. */
export function lookupOf({ options }: Told): WidgetOptions | undefined {
  return options['lookup'];
}

/** A text among the options, such as `currency`. */
export function textOption({ options }: Told, name: string): string | undefined {
  const option: unknown = options[name];
  return typeof option === 'string' ? option : undefined;
}

/** A switch among the options, such as `many`. */
export function flagOption({ options }: Told, name: string): boolean {
  return options[name] === true;
}

/** A list of texts among the options, such as `extensions`. */
export function listOption({ options }: Told, name: string): readonly string[] {
  const option: unknown = options[name];
  return Array.isArray(option) ? option.filter((item) => typeof item === 'string') : [];
}
