import type { FieldProps, FieldTemplateProps, WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import type { WidgetEntry } from './defineWidget.ts';

/** A component that is loaded when it is first drawn, with the theme of the portal. */
interface LoadedComponent<Props> {
  readonly load: () => Promise<ComponentType<Props>>;
}

/** What a form has to know of a widget or field that it did not bring itself. */
interface ForeignWords extends Partial<Pick<WidgetEntry, 'formats' | 'wide'>> {
  /** `input`, the default: the element with the id of the field. `group`: several inputs. `own`: it draws its label. */
  readonly label?: WidgetEntry['label'];
}

/**
 * Widgets, fields and templates written for rjsf, and extensions, that a portal adds, each under the name by which its definitions choose
 * it. The names are those of `forms` in `definePortal`, by which the gate checks the definitions.
 *
 * @example
 * { widgets: { 'star-rating': { load: async () => (await loadStars()).StarRating, label: 'group' } } }
 */
export interface PortalForms {
  readonly widgets?: Readonly<Record<string, LoadedComponent<WidgetProps> & ForeignWords>>;
  /** Fields are chosen by `widget`, as widgets are. */
  readonly fields?: Readonly<Record<string, LoadedComponent<FieldProps> & ForeignWords>>;
  /** Field templates are chosen by `template`; one named `FieldTemplate` replaces ours. */
  readonly templates?: Readonly<Record<string, LoadedComponent<FieldTemplateProps>>>;
  /** What the block `extension` shows, by the name that definitions give it. */
  readonly extensions?: Readonly<Record<string, LoadedComponent<Readonly<Record<never, never>>>>>;
}
