import type { WidgetProps } from '@rjsf/utils';

/**
 * A widget as a developer writes it for rjsf without knowing this project: the text input of the theme, in capitals.
 */
export function CapitalText(props: WidgetProps) {
  const { TextWidget } = props.registry.widgets;
  if (TextWidget === undefined) return null;
  return <TextWidget {...props} onChange={(text) => props.onChange(text?.toUpperCase())} />;
}
