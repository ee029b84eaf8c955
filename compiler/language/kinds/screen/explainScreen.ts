import { type FieldList, fieldNames } from '../../../compile/fieldLists.ts';
import { child, entriesOf, itemsOf, type Node, readAs, stringOf } from '../../../compile/node.ts';
import { describeValue } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer, Fact } from '../../../explain/Explainer.ts';
import { explainAction, explainActions } from '../../../explain/explainAction.ts';
import { explainAllow } from '../../../explain/explainAllow.ts';
import { explainCall } from '../../../explain/explainCall.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import { explainTitle } from '../../../explain/explainTitle.ts';
import { blockNames } from '../../blocks/index.ts';
import type { ScreenDefinition } from '../../definitions.types.ts';

const own = ['title', 'given', 'allow', 'data', 'actions', 'body', 'enter'];

/** Explains a screen: its route, who sees it, its data, its actions with their conditions, and its blocks. */
export function explainScreen(node: Node<ScreenDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const { fact } = explainer;
  const allow = child(node, 'allow');
  return [
    {
      title: child(node, 'route') === undefined ? 'Part of screens' : 'Screen',
      facts: [
        ...explainTitle([node], explainer),
        ...explainEntries(node, own, explainer),
        ...entriesOf(child(node, 'given')).map(([name, type]) =>
          fact('given', `${name}: ${describeValue(type)}`, type),
        ),
      ],
    },
    {
      title: 'Who sees it',
      facts: allow === undefined ? [fact('everybody', '', node)] : explainAllow(allow, explainer),
    },
    { title: 'On entering', facts: itemsOf(child(node, 'enter')).map((action) => explainAction(action, explainer)) },
    { title: 'Data', facts: entriesOf(child(node, 'data')).map(([name, data]) => explainCall(name, data, explainer)) },
    { title: 'Actions', facts: explainActions(child(node, 'actions'), explainer) },
    { title: 'Blocks', facts: itemsOf(child(node, 'body')).map((block) => explainBlock(block, explainer)) },
  ];
}

const withBlocks = ['body', 'columns', 'tabs'];
const ownOfBlocks = ['title', 'data', 'fields', 'actions', 'expand', ...withBlocks];

function explainBlock(block: Node, explainer: Explainer): Fact {
  const head = blockNames.find((name) => child(block, name) !== undefined) ?? '';
  const [data, fields, actions] = ['data', 'fields', 'actions'].map((word) => child(block, word));
  const names = fields === undefined ? [] : fieldNames(readAs<FieldList>(fields));
  return explainer.fact(
    `${head} ${stringOf(child(block, head)) ?? ''}`.trim(),
    explainer.text(child(block, 'title')) ?? '',
    block,
    [
      ...explainEntries(block, [...ownOfBlocks, head], explainer),
      ...(data === undefined ? [] : [explainCall('data', data, explainer)]),
      ...(fields === undefined || names.length === 0 ? [] : [explainer.fact('fields', names.join(', '), fields)]),
      ...explainActions(actions, explainer),
      ...withBlocks.flatMap((word) => explainInner(child(block, word), explainer)),
    ],
  );
}

/** Explains the inner blocks of a block: a list of them, or a list of such lists. */
function explainInner(list: Node | undefined, explainer: Explainer): readonly Fact[] {
  return itemsOf(list).flatMap((item) =>
    Array.isArray(item.json) ? explainInner(item, explainer) : [explainBlock(item, explainer)],
  );
}
