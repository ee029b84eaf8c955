import type { FieldProps, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { lazyWidget } from './lazyWidget.tsx';

interface WidgetWords {
  /** Formats it draws without being named. */
  readonly formats: readonly string[];
  /** Whether the field's label points at one input, names a group of them, or is drawn by the widget itself. */
  readonly label: 'input' | 'group' | 'own';
  /** It takes all columns of its form. */
  readonly wide?: boolean;
  /** What is typed into it is neither stored in the browser nor shown again. */
  readonly secret?: boolean;
}

/** A registered widget. */
export interface WidgetEntry extends WidgetWords {
  readonly Component: ComponentType<WidgetProps>;
}

/** A field of rjsf that a portal adds; a definition names it as it names a widget. */
export interface FieldEntry extends WidgetWords {
  readonly Field: ComponentType<FieldProps>;
}

/** Name → widget or field. */
export type WidgetRegistry = Readonly<Record<string, WidgetEntry | FieldEntry>>;

/** A widget that comes with every form. */
interface FormWidget {
  readonly Component: ComponentType<WidgetProps>;
}

/** A widget that few forms need, or that brings much along. */
interface LazyWidget {
  /** Loads the component: by `lazyThemed` when it is drawn with MUI, else by `partOf`. */
  readonly load: () => Promise<{ readonly default: ComponentType<WidgetProps> }>;
}

/** How a field is filled in: a widget of rjsf, and what a form must know of it. */
export type WidgetDefinition = WidgetWords & {
  /** Name by which definitions choose it, and name of its folder. */
  readonly name: string;
} & (FormWidget | LazyWidget);

/**
 * Defines a widget. It is registered by its line in `registry.ts`, and a definition may name it once its name is in
 * `widget` of the shapes of the language.
 *
 * @example
 * export const rating = defineWidget({ name: 'rating', formats: [], label: 'group', Component: RatingWidget });
 */
export function defineWidget(definition: WidgetDefinition): WidgetEntry & { readonly name: string } {
  if ('Component' in definition) return definition;
  const { load, ...words } = definition;
  return { ...words, Component: lazyWidget(load) };
}
