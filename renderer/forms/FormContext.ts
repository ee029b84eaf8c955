import type { Registry } from '@rjsf/utils';
import { type ComponentType, createContext, useContext } from 'react';
import type { WidgetRegistry } from '../widgets/defineWidget.ts';
import type { FieldViewport } from './createFieldViewport.ts';
import type { FieldLeafProps } from './Field.tsx';
import type { FormStore } from './FormStore.ts';
import type { optionLabel } from './optionLabel.ts';

/** The state of the form around, and the prefix of its ids. */
export interface FormContextValue {
  readonly store: FormStore;
  readonly prefix: string;
  readonly widgets: WidgetRegistry;
  /** Where rjsf finds the widgets and templates of its fields. */
  readonly registry: Registry;
  /** A long form is drawn bit by bit; a short one at once. */
  readonly window?: FieldViewport | undefined;
  /** Renders a cell of a row as a field is rendered; passed on, so that the code of rows does not split that of forms. */
  readonly FieldLeaf: ComponentType<FieldLeafProps>;
  readonly optionLabel: typeof optionLabel;
  /** Path of a list of records → what renders its rows up to an index. */
  readonly reveal: Map<string, (index: number) => void>;
}

/** Where widgets and templates find the form they are drawn in. */
export const FormStoreContext = createContext<FormContextValue | undefined>(undefined);

/** The form around; throws outside of one, which is a mistake of the renderer. */
export function useFormContext(): FormContextValue {
  const place = useContext(FormStoreContext);
  if (!place) throw new Error('A form field is drawn outside of a form.');
  return place;
}

/** Id of a field's input; dots would read as classes in selectors. */
export function fieldId(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;
}
