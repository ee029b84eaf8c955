import { isOfKind, sourcesOf } from '../../../compile/compilation.ts';
import { entityOf } from '../../../compile/entityOf.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { describeValue } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer } from '../../../explain/Explainer.ts';
import { explainAllow } from '../../../explain/explainAllow.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import { describeEvent } from '../../../explain/explainEvents.ts';
import { explainProperties } from '../../../explain/explainFields.ts';
import { explainRules } from '../../../explain/explainRules.ts';
import { explainTitle } from '../../../explain/explainTitle.ts';
import type { EntityDefinition } from '../../definitions.types.ts';

/** Explains an entity: its properties and rules, the states of its records, and its operations. */
export function explainEntity(node: Node<EntityDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const { fact, compilation } = explainer;
  const { id } = node.source;
  const lifecycles = sourcesOf(compilation, 'lifecycle').filter((lifecycle) => stringOf(child(lifecycle, 'of')) === id);
  const operations = sourcesOf(compilation, 'operation').filter(
    (operation) => isOfKind(operation, 'operation') && entityOf(operation) === id,
  );
  return [
    {
      title: child(node, 'properties') === undefined ? 'Value type' : 'Entity',
      facts: [
        ...explainTitle([node], explainer),
        ...explainEntries(node, ['title', 'owners', 'properties', 'rules'], explainer),
        ...entriesOf(child(node, 'owners')).map(([relation, paths]) => {
          const equal = entriesOf(paths).map(([path, user]) => `${path} is ${describeValue(user)}`);
          return fact('owners', `${relation}: ${equal.join(' and ')}`, paths);
        }),
      ],
    },
    { title: 'Properties', facts: explainProperties(child(node, 'properties'), explainer) },
    { title: 'Rules', facts: explainRules(child(node, 'rules'), explainer) },
    {
      title: 'Lifecycle',
      facts: lifecycles.flatMap((lifecycle) =>
        itemsOf(child(lifecycle, 'events')).map((event) =>
          fact(
            stringOf(child(event, 'on')) ?? stringOf(child(event, 'auto')) ?? '',
            describeEvent(lifecycle, event),
            event,
          ),
        ),
      ),
    },
    {
      title: 'Operations',
      facts: operations.map((operation) =>
        fact(
          operation.source.id,
          [explainer.text(child(operation, 'title')), stringOf(child(operation, 'call'))].join(', '),
          operation,
          explainAllow(child(operation, 'allow'), explainer).map((allowed) => ({
            ...allowed,
            about: `for ${allowed.about}`,
          })),
        ),
      ),
    },
  ];
}
