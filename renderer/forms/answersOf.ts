import type { Draft, FieldModel } from '#engine';
import type { FormAnswers } from './FormStore.ts';

/** Returns the top-level name of a path in a draft. */
export function rootNameOf(path: string): string {
  return path.split('.')[0] ?? path;
}

/** Returns the top-level names in a draft that fields write to. */
export function rootNamesOf(fields: readonly Pick<FieldModel, 'path'>[]): readonly string[] {
  return [...new Set(fields.map(({ path }) => rootNameOf(path)))];
}

/**
 * Returns the answers with these names. A missing answer is included as undefined, so that merging the result removes
 * an older one. The draft of a form or flow in a wizard also contains copies of other steps' answers, which must not
 * overwrite newer changes there.
 */
export function answersOf(names: readonly string[], draft: Draft): Draft {
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

/**
 * Returns the selected records below these names, by path. A record of `before` that is no longer selected is
 * undefined.
 */
export function selectedRecordsOf(
  names: readonly string[],
  picked: FormAnswers['picked'],
  before: FormAnswers['picked'] = {},
): FormAnswers['picked'] {
  const paths = [...Object.keys(before), ...Object.keys(picked)].filter((path) => names.includes(rootNameOf(path)));
  return Object.fromEntries(paths.map((path) => [path, picked[path]]));
}
