import { type FlowAnswers, formatText, type QuestionModel, type Release, type Scope, type Text } from '#engine';
import { toStructureQuestion } from '../questions/toWire.ts';

interface Wording {
  readonly release: Release;
  readonly scope: Scope;
  readonly locale: string;
}

/** Writes a question about a business with its place and its answer in the shape of the API. */
export function toStructureWire({ scope, ...context }: Wording, answers: FlowAnswers) {
  const words = (text: Text) => formatText(text, scope, context);
  return (question: QuestionModel, place: number) => ({
    ...toStructureQuestion(question, { words, answers }),
    displayOrder: place + 1,
  });
}
