import type { FieldProps, FieldTemplateProps, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { WidgetEntry } from './defineWidget.ts';

/** A component that is loaded when it is first rendered, inside the theme of the portal. */
interface LoadedComponent<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
}

/** What a form needs to know about a widget or field that the portal adds. */
interface ForeignWords extends Partial<Pick<WidgetEntry, 'formats' | 'wide'>> {
  /**
   * `input`, the default: the element with the id of the field. `group`: several inputs. `own`: it renders its own
   * label.
   */
  readonly label?: WidgetEntry['label'];
}

/**
 * Widgets, fields and templates for rjsf, and extensions, that a portal adds, each under the name that definitions use.
 * The names are those of `forms` in `definePortal`, which the gate checks the definitions against.
 *
 * @example { widgets: { 'star-rating': { load: async () => (await loadStars()).StarRating, label: 'group' } } }
 */
export interface PortalForms {
  readonly widgets?: Readonly<Record<string, LoadedComponent<WidgetProps> & ForeignWords>>;
  /** Fields are selected by `widget`, like widgets. */
  readonly fields?: Readonly<Record<string, LoadedComponent<FieldProps> & ForeignWords>>;
  /** Field templates are selected by `template`; one named `FieldTemplate` replaces the built-in one. */
  readonly templates?: Readonly<Record<string, LoadedComponent<FieldTemplateProps>>>;
  /** What the block `extension` renders, by the name that definitions use. */
  readonly extensions?: Readonly<Record<string, LoadedComponent<Readonly<Record<never, never>>>>>;
}
