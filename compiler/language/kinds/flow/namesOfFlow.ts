import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import type { FlowDefinition } from '../../definitions.types.ts';

/** Names that the cases of a flow can use. None are known if its questions come from elsewhere. */
export function namesOfFlow(flow: Node<FlowDefinition>): Readonly<Record<string, readonly string[]>> {
  const questions = questionsOf(flow).map(({ id }) => `q${id}`);
  const results = itemsOf(child(flow, 'results')).flatMap((result) => stringOf(child(result, 'field')) ?? []);
  return questions.length === 0 ? {} : { question: questions, outcome: [...results, ...questions] };
}
