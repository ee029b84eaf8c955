import type { readQuestions } from '#engine';

/** The questions of a flow, and the answers in the same response. */
export type QuestionSource = ReturnType<typeof readQuestions>;
