import type { Draft, FieldModel } from '#engine';
import type { FormAnswers } from './FormStore.ts';

/** Name at the top of a draft that a path stands under. */
export function rootNameOf(path: string): string {
  return path.split('.')[0] ?? path;
}

/** Names at the top of a draft that fields write under. */
export function rootNamesOf(fields: readonly Pick<FieldModel, 'path'>[]): readonly string[] {
  return [...new Set(fields.map(({ path }) => rootNameOf(path)))];
}

/**
 * What stands under these names. What does not is there as undefined, so that it is gone where this is laid over what
 * stood there before. A form and a flow begin with the answers of a whole wizard; of those of other steps they hold a
 * copy, which must not come back over what the person has changed there since.
 */
export function answersOf(names: readonly string[], draft: Draft): Draft {
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

/** The records picked under these names, by path; one of `before` that is no more is there as undefined. */
export function selectedRecordsOf(
  names: readonly string[],
  picked: FormAnswers['picked'],
  before: FormAnswers['picked'] = {},
): FormAnswers['picked'] {
  const paths = [...Object.keys(before), ...Object.keys(picked)].filter((path) => names.includes(rootNameOf(path)));
  return Object.fromEntries(paths.map((path) => [path, picked[path]]));
}
