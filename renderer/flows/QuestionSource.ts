import type { readQuestions } from '#engine';

/** The questions of a flow, and the answers that came with them. */
export type QuestionSource = ReturnType<typeof readQuestions>;
