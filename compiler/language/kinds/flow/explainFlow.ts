import { findSource } from '../../../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { describeValue } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer, Fact } from '../../../explain/Explainer.ts';
import { explainAvailability } from '../../../explain/explainAction.ts';
import { explainCall } from '../../../explain/explainCall.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import { explainRules } from '../../../explain/explainRules.ts';
import { explainTitle } from '../../../explain/explainTitle.ts';
import { callsOf } from '../../../typecheck/typeTable.ts';
import type { FlowDefinition } from '../../definitions.types.ts';

const own = ['title', 'questions', 'results', 'rules', 'submits'];

/** Explains a flow: its questions and their conditions, its results, and who may send the answers. */
export function explainFlow(node: Node<FlowDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const { fact, compilation } = explainer;
  const submits = child(node, 'submits');
  const operations = callsOf(submits);
  const titled = operations.map((operation) => findSource(compilation, 'operation', operation));
  const questions = child(node, 'questions');
  return [
    {
      title: 'Flow',
      facts: [
        ...explainTitle([node, ...titled], explainer),
        ...explainEntries(node, own, explainer),
        ...(submits === undefined ? [] : [explainCall('submits', submits, explainer)]),
      ],
    },
    {
      title: 'Questions',
      facts: Array.isArray(questions?.json)
        ? itemsOf(questions).map((question) => explainQuestion(question, explainer))
        : questions === undefined
          ? []
          : [explainCall('from', questions, explainer)],
    },
    {
      title: 'Results',
      facts: itemsOf(child(node, 'results')).map((result) => {
        const value = child(result, 'value');
        const title = explainer.text(child(result, 'title'));
        const says = value === undefined ? '' : describeValue(value);
        return fact(stringOf(child(result, 'field')) ?? '', title === undefined ? says : `${title}, ${says}`, result);
      }),
    },
    { title: 'Rules', facts: explainRules(child(node, 'rules'), explainer) },
    { title: 'Who may send it', facts: operations.flatMap((operation) => explainAvailability(operation, explainer)) },
  ];
}

function explainQuestion(question: Node, explainer: Explainer): Fact {
  const name = `q${String(child(question, 'question')?.json)}`;
  const answers = itemsOf(child(question, 'answers')).map((answer) => {
    const id = child(answer, 'answer');
    const text = id === undefined ? explainer.text(answer) : explainer.text(child(answer, 'text'));
    const others = explainEntries(answer, ['answer', 'text'], explainer).map(({ about, says }) => `${about} ${says}`);
    return explainer.fact(`answer ${String(id?.json ?? answer.json)}`, [text ?? '', ...others].join(', '), answer);
  });
  const inner = itemsOf(child(question, 'questions')).map((below) => explainQuestion(below, explainer));
  const words = explainEntries(question, ['question', 'text', 'answers', 'questions', 'faqs'], explainer);
  return explainer.fact(name, explainer.text(child(question, 'text')) ?? '', question, [
    ...words,
    ...answers,
    ...inner,
  ]);
}
