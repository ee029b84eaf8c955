import type { FieldProps, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { lazyWidget } from './lazyWidget.tsx';

interface WidgetWords {
  /** Formats that use this widget by default. */
  readonly formats: readonly string[];
  /** Whether the field's label refers to one input or a group of inputs, or is rendered by the widget itself. */
  readonly label: 'input' | 'group' | 'own';
  /** Whether it spans all columns of its form. */
  readonly wide?: boolean;
  /** Whether its value is secret: neither stored in the browser nor shown again. */
  readonly secret?: boolean;
}

/** A registered widget. */
export interface WidgetEntry extends WidgetWords {
  readonly Component: ComponentType<WidgetProps>;
}

/** A field of rjsf that a portal adds. Definitions use its name like that of a widget. */
export interface FieldEntry extends WidgetWords {
  readonly Field: ComponentType<FieldProps>;
}

/** Widgets and fields by name. */
export type WidgetRegistry = Readonly<Record<string, WidgetEntry | FieldEntry>>;

/** A widget that is loaded with every form. */
interface FormWidget {
  readonly Component: ComponentType<WidgetProps>;
}

/** A widget that few forms need, or whose code is large. */
interface LazyWidget {
  /** Loads the component: with `lazyThemed` if it uses MUI, otherwise with `toLazyModule`. */
  readonly load: () => Promise<{ readonly default: ComponentType<WidgetProps> }>;
}

/** How a field is edited: a widget of rjsf, and what a form needs to know about it. */
export type WidgetDefinition = WidgetWords & {
  /** The name that definitions use, which is also the name of its folder. */
  readonly name: string;
} & (FormWidget | LazyWidget);

/**
 * Defines a widget. It is registered by its line in `registry.ts`. Definitions can use it once its name is in `widget`
 * of the language's shapes.
 *
 * @example export const rating = defineWidget({ name: 'rating', formats: [], label: 'group', Component: RatingWidget
 * });
 */
export function defineWidget(definition: WidgetDefinition): WidgetEntry & { readonly name: string } {
  if ('Component' in definition) return definition;
  const { load, ...words } = definition;
  return { ...words, Component: lazyWidget(load) };
}
