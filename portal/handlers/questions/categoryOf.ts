import type { QuestionModel } from '#engine';

/** Groups of questions with a category of their own. */
const categories: Readonly<Record<string, string>> = {
  specialCircumstance: 'SpecialCircumstance',
  earlierEngagement: 'ClassicEval',
};

/** Returns the category of a question in the API: by its group, `Eval` by default. */
export function categoryOf({ group }: Pick<QuestionModel, 'group'>): string {
  return (group !== undefined && Object.hasOwn(categories, group) ? categories[group] : undefined) ?? 'Eval';
}
