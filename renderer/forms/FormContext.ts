import type { Registry } from '@rjsf/utils';
import { type ComponentType, createContext, useContext } from 'react';
import type { WidgetRegistry } from '../widgets/defineWidget.ts';
import type { FieldViewport } from './createFieldViewport.ts';
import type { FieldLeafProps } from './Field.tsx';
import type { FormStore } from './FormStore.ts';
import type { optionLabel } from './optionLabel.ts';

/** The state of the surrounding form, and the prefix of its ids. */
export interface FormContextValue {
  readonly store: FormStore;
  readonly prefix: string;
  readonly widgets: WidgetRegistry;
  /** The registry in which rjsf finds the widgets and templates of the fields. */
  readonly registry: Registry;
  /** A long form is rendered in chunks; undefined for a short one. */
  readonly window?: FieldViewport | undefined;
  /** Renders a cell of a row like a field. It is passed on, so that the code of rows does not split that of forms. */
  readonly FieldLeaf: ComponentType<FieldLeafProps>;
  readonly optionLabel: typeof optionLabel;
  /** Functions that render the rows of a list up to an index, by the path of the list. */
  readonly reveal: Map<string, (index: number) => void>;
}

/** Provides the form to widgets and templates. */
export const FormStoreContext = createContext<FormContextValue | undefined>(undefined);

/** Returns the surrounding form; throws outside of one, which is an error of the renderer. */
export function useFormContext(): FormContextValue {
  const place = useContext(FormStoreContext);
  if (!place) throw new Error('A form field is drawn outside of a form.');
  return place;
}

/** Returns the id of a field's input. Dots are replaced, because selectors would read them as classes. */
export function fieldId(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;
}
