import { type FlowAnswers, formatText, type QuestionModel, type Release, type Scope, type Text } from '#engine';
import { toStructureQuestion } from '../questions/toWire.ts';

interface Wording {
  readonly release: Release;
  readonly scope: Scope;
  readonly locale: string;
}

/** Returns a function that converts a question about a business to the wire format, with its position and answer. */
export function toStructureWire({ scope, ...context }: Wording, answers: FlowAnswers) {
  const words = (text: Text) => formatText(text, scope, context);
  return (question: QuestionModel, place: number) => ({
    ...toStructureQuestion(question, { words, answers }),
    displayOrder: place + 1,
  });
}
