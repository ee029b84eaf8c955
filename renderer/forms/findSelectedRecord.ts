import { type FieldModel, readPath } from '#engine';
import type { OptionStore } from './FormStore.ts';

/** Sets the record of a value that was stored earlier, for `chosen` and the label. */
export function findSelectedRecord(store: OptionStore, field: FieldModel, items: readonly unknown[]): void {
  const key = field.options?.key;
  const { draft, picked } = store.getAnswers();
  const value = readPath(draft, field.path);
  if (key === undefined || value === undefined || picked[field.path] !== undefined) return;
  const record = items.find((item) => readPath(item, key) === value);
  if (record !== undefined) store.setSelectedRecord(field.path, record);
}
