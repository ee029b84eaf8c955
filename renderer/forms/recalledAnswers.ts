import { type Draft, type FieldModel, readPath, writePath } from '#engine';
import { recalled } from '../scope/recalled.ts';
import type { FormAnswers } from './FormStore.ts';

type Recalling = Pick<FieldModel, 'path' | 'recall'>;

/** Returns the answers that this browser has stored for fields of a form; undefined if there are none. */
export function recalledAnswers(fields: readonly Recalling[]): FormAnswers | undefined {
  let draft: Draft = {};
  for (const { path, recall } of fields) {
    const value = recall === undefined ? undefined : recalled.read(recall);
    if (value !== undefined) draft = writePath(draft, path, value);
  }
  return Object.keys(draft).length === 0 ? undefined : { draft, picked: {} };
}

/** Stores the answers of fields with `recall`. */
export function storeAnswers(fields: readonly Recalling[], answers: Draft): void {
  for (const { path, recall } of fields) {
    const value = readPath(answers, path);
    if (recall !== undefined && value !== undefined) recalled.keep(recall, value);
  }
}
