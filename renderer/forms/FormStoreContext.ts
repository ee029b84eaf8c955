import { createContext, useContext } from 'react';
import type { FieldWindow } from './createFieldWindow.ts';
import type { FormStore } from './FormStore.ts';

/** The state of the form around, and the prefix of its ids. */
export interface FormPlace {
  readonly store: FormStore;
  readonly prefix: string;
  /** A long form is drawn bit by bit; a short one at once. */
  readonly window?: FieldWindow | undefined;
}

/** Where widgets and templates find the form they are drawn in. */
export const FormStoreContext = createContext<FormPlace | undefined>(undefined);

/** The form around; throws outside of one, which is a mistake of the renderer. */
export function useFormPlace(): FormPlace {
  const place = useContext(FormStoreContext);
  if (!place) throw new Error('A form field is drawn outside of a form.');
  return place;
}

/** Id of a field's input; dots would read as classes in selectors. */
export function fieldId(prefix: string, path: string): string {
  return `${prefix}-${path.replaceAll(/[^A-Za-z0-9_-]/g, '-')}`;
}
