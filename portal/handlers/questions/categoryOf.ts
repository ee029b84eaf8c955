import type { QuestionModel } from '#engine';

/** Groups of questions that belong to a category of their own. */
const categories: Readonly<Record<string, string>> = {
  specialCircumstance: 'SpecialCircumstance',
  earlierEngagement: 'ClassicEval',
};

/** The category that the API gives a question of an evaluation: by its group, and `Eval` for all others. */
export function categoryOf({ group }: Pick<QuestionModel, 'group'>): string {
  return (group !== undefined && Object.hasOwn(categories, group) ? categories[group] : undefined) ?? 'Eval';
}
