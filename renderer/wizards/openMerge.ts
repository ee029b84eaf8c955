import type { FieldModel, Release, VariantModel } from '#engine';
import type { Merge } from './mergeAnswers.ts';
import { stepFields } from './stepFields.ts';

type Answers = Readonly<Record<string, unknown>>;

/** One conflict to resolve: a field, or all answers without a field together. */
export interface MergeEntry {
  readonly name: string;
  readonly title: string;
  readonly field?: FieldModel;
  readonly paths: readonly string[];
}

/** A merge with conflicts that the user has to resolve. */
export interface OpenMerge {
  readonly entries: readonly MergeEntry[];
  readonly data: Answers;
  readonly theirs: Answers;
  readonly base?: Answers;
}

/** Returns the fields of a variant. */
export function fieldsOfVariant(variant: VariantModel, release: Release): readonly FieldModel[] {
  return variant.steps.flatMap((step) => stepFields(step, release));
}

interface TitleInput {
  readonly fields: readonly FieldModel[];
  readonly paths: readonly string[];
  /** Title of answers without a field. */
  readonly rest: string;
  readonly write: (title: FieldModel['title']) => string;
}

/** Returns the titles of paths, with one entry for each field. */
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

/** Returns the titles of the fields whose changes a merge has applied. */
export function acceptedTitles(merge: Pick<Merge, 'taken'>, input: Omit<TitleInput, 'paths'>): string {
  const entries = mergeEntries({ ...input, paths: merge.taken });
  return [...new Set(entries.map(({ title }) => title))].join(', ');
}
