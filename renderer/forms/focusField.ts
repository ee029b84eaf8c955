import { type FormPlace, fieldId } from './FormStoreContext.ts';

/** Gives the focus to a field, wherever in the form it is; what is not drawn yet is drawn first. */
export function focusField({ store, prefix, window }: FormPlace, path: string): void {
  const id = fieldId(prefix, path);
  window?.drawField(store.getPlace(path));
  document.getElementById(id)?.focus();
}
