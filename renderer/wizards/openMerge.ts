import type { FieldModel, Release, VariantModel } from '#engine';
import type { Merge } from './mergeAnswers.ts';
import { stepFields } from './stepFields.ts';

type Answers = Readonly<Record<string, unknown>>;

/** One thing to choose: a field, or answers that have no field of their own here, taken together. */
export interface MergeEntry {
  readonly name: string;
  readonly title: string;
  readonly field?: FieldModel;
  readonly paths: readonly string[];
}

/** A merge that waits for a person's choice. */
export interface OpenMerge {
  readonly entries: readonly MergeEntry[];
  readonly data: Answers;
  readonly theirs: Answers;
  readonly base?: Answers;
}

/** The fields that a variant asks for. */
export function fieldsOfVariant(variant: VariantModel, release: Release): readonly FieldModel[] {
  return variant.steps.flatMap((step) => stepFields(step, release));
}

interface TitleInput {
  readonly fields: readonly FieldModel[];
  readonly paths: readonly string[];
  /** Title of what has no field. */
  readonly rest: string;
  readonly write: (title: FieldModel['title']) => string;
}

/** What a person reads for these paths, one entry for each field. */
export function mergeEntries({ fields, paths, rest, write }: TitleInput): readonly MergeEntry[] {
  const entries = paths.map((path) => {
    const field = fields.find((one) => one.path === path);
    return field ? { name: path, title: write(field.title), field, paths: [path] } : { name: '', title: rest, paths };
  });
  const strange = entries.filter(({ name }) => name === '').length;
  const named = entries.filter(({ name }) => name !== '');
  const others = paths.filter((path) => !fields.some((one) => one.path === path));
  return strange === 0 ? named : [...named, { name: '', title: rest, paths: others }];
}

/** The titles of what a merge has taken over. */
export function acceptedTitles(merge: Pick<Merge, 'taken'>, input: Omit<TitleInput, 'paths'>): string {
  const entries = mergeEntries({ ...input, paths: merge.taken });
  return [...new Set(entries.map(({ title }) => title))].join(', ');
}
