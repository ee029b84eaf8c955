import { findSource } from '../../../compile/compilation.ts';
import { child, entriesOf, type Node } from '../../../compile/node.ts';
import { describeValue } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer } from '../../../explain/Explainer.ts';
import { explainAction, explainAvailability } from '../../../explain/explainAction.ts';
import { explainCall } from '../../../explain/explainCall.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import { explainFields } from '../../../explain/explainFields.ts';
import { explainRules } from '../../../explain/explainRules.ts';
import { explainTitle } from '../../../explain/explainTitle.ts';
import { baseOfForm, callsOf } from '../../../typecheck/typeTable.ts';
import type { FormDefinition } from '../../definitions.types.ts';

const own = ['title', 'given', 'data', 'fields', 'rules', 'submits', 'cancel', 'then'];

/** Explains a form: its fields, who may submit it, and in which states the record accepts it. */
export function explainForm(node: Node<FormDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const { fact, compilation } = explainer;
  const [submits, then, cancel] = [child(node, 'submits'), child(node, 'then'), child(node, 'cancel')];
  const operations = callsOf(submits);
  const titled = operations.map((operation) => findSource(compilation, 'operation', operation));
  return [
    {
      title: 'Form',
      facts: [
        ...explainTitle([node, ...titled], explainer),
        ...explainEntries(node, own, explainer),
        ...entriesOf(child(node, 'given')).map(([name, type]) =>
          fact('given', `${name}: ${describeValue(type)}`, type),
        ),
        ...entriesOf(child(node, 'data')).map(([name, source]) => explainCall(`data ${name}`, source, explainer)),
        ...(submits === undefined ? [] : [explainCall('submits', submits, explainer)]),
        ...(cancel === undefined ? [] : [fact('cancel', '', cancel, [explainAction(cancel, explainer)])]),
        ...(then === undefined ? [] : [fact('then', '', then, [explainAction(then, explainer)])]),
      ],
    },
    { title: 'Fields', facts: explainFields(child(node, 'fields'), baseOfForm(node, compilation), explainer) },
    { title: 'Rules', facts: explainRules(child(node, 'rules'), explainer) },
    {
      title: 'Who may, and when',
      facts: operations.flatMap((operation) => explainAvailability(operation, explainer)),
    },
  ];
}
