import { findSource } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import type { ExplainedPart, Explainer, Fact } from '../../../explain/Explainer.ts';
import { explainActions } from '../../../explain/explainAction.ts';
import { explainAllow } from '../../../explain/explainAllow.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import { explainEvents } from '../../../explain/explainEvents.ts';
import { explainFields, explainProperties } from '../../../explain/explainFields.ts';
import { explainRules } from '../../../explain/explainRules.ts';
import { explainTitle } from '../../../explain/explainTitle.ts';
import type { OperationDefinition } from '../../definitions.types.ts';

const own = ['title', 'query', 'body', 'rules', 'allow', 'notices'];

/** Explains an operation: its arguments, who may call it for which records, and in which states they accept it. */
export function explainOperation(node: Node<OperationDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  return [
    {
      title: 'Operation',
      facts: [...explainTitle([node], explainer), ...explainEntries(node, own, explainer)],
    },
    { title: 'Query', facts: explainArguments(node, 'query', explainer) },
    { title: 'Body', facts: explainArguments(node, 'body', explainer) },
    { title: 'Rules', facts: explainRules(child(node, 'rules'), explainer) },
    { title: 'Who may', facts: explainAllow(child(node, 'allow'), explainer) },
    { title: 'When it is offered', facts: explainEvents(node.source.id, explainer) },
    { title: 'Notices', facts: explainNotices(child(node, 'notices'), explainer) },
  ];
}

function explainArguments(
  node: Node<OperationDefinition>,
  word: 'query' | 'body',
  explainer: Explainer,
): readonly Fact[] {
  const { compilation } = explainer;
  const entity = entityOf(node);
  const list = child(node, word);
  const whole = stringOf(list);
  if (whole !== undefined) {
    return explainProperties(child(findSource(compilation, 'entity', whole), 'properties'), explainer);
  }
  const base = (path: string): Layers | undefined =>
    entity === undefined ? undefined : findProperty(compilation, entity, path);
  return explainFields(list, base, explainer);
}

/** Explains the notices after a call. Each is a text, or an object with one. */
function explainNotices(notices: Node | undefined, explainer: Explainer): readonly Fact[] {
  return entriesOf(notices).map(([event, notice]) => {
    const text = isAuthored(notice.json) ? child(notice, 'text') : notice;
    const words = isAuthored(notice.json) ? explainEntries(notice, ['text', 'actions'], explainer) : [];
    return explainer.fact(event, explainer.text(text) ?? '', notice, [
      ...words,
      ...explainActions(child(notice, 'actions'), explainer),
    ]);
  });
}
