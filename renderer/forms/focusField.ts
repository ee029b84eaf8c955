import { type FormContextValue, fieldId } from './FormContext.ts';

/** Gives the focus to a field, wherever in the form it is; what is not drawn yet is drawn first. */
export function focusField({ store, prefix, window }: FormContextValue, path: string): void {
  const id = fieldId(prefix, path);
  window?.drawField(store.getIndex(path));
  document.getElementById(id)?.focus();
}
