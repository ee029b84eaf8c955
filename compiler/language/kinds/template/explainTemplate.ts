import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { describeValue } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer } from '../../../explain/Explainer.ts';
import { explainAction } from '../../../explain/explainAction.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import type { TemplateDefinition } from '../../definitions.types.ts';

/** Explains a mail: its receivers, its texts, and the screens that it links to. */
export function explainTemplate(node: Node<TemplateDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const { fact, text } = explainer;
  const to = child(node, 'to');
  const receivers = stringOf(to) === undefined ? itemsOf(to) : to === undefined ? [] : [to];
  const [subject, body] = [child(node, 'subject'), child(node, 'body')];
  return [
    {
      title: 'Mail',
      facts: [
        ...entriesOf(child(node, 'given')).map(([name, type]) =>
          fact('given', `${name}: ${describeValue(type)}`, type),
        ),
        ...receivers.map((receiver) => fact('to', describeValue(receiver), receiver)),
        ...explainEntries(node, ['given', 'to', 'subject', 'body', 'links', 'description'], explainer),
        ...(subject === undefined ? [] : [fact('subject', text(subject) ?? '', subject)]),
        ...(body === undefined ? [] : [fact('body', text(body) ?? '', body)]),
      ],
    },
    {
      title: 'Links',
      facts: entriesOf(child(node, 'links')).map(([name, link]) => ({
        ...explainAction(link, explainer),
        about: name,
      })),
    },
  ];
}
