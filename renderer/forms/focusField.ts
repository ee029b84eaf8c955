import { titleId } from '@rjsf/utils';
import { type FormContextValue, fieldId } from './FormContext.ts';

/** Moves the focus to a field anywhere in the form. A field that is not rendered yet is rendered first. */
export function focusField({ store, prefix, window, reveal }: FormContextValue, path: string): void {
  const id = fieldId(prefix, path);
  window?.drawField(store.getIndex(path));
  const row = /^(.+?)\.(\d+)(?:\.|$)/.exec(path);
  if (row) reveal.get(row[1] ?? '')?.(Number(row[2]));
  const element = document.getElementById(id);
  element?.focus();
  if (element !== null && document.activeElement === element) return;
  // A widget written for rjsf may not set the id, or set it on an element that cannot be focused.
  const field = document.getElementById(titleId(id))?.closest('[data-field]');
  field?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button, [tabindex="0"]')?.focus();
}
