import { findSource } from '../../../compile/compilation.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { describeCondition, describeValue } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer, Fact } from '../../../explain/Explainer.ts';
import { explainActions, explainAvailability } from '../../../explain/explainAction.ts';
import { explainCall, explainCallDetails, explainConditions } from '../../../explain/explainCall.ts';
import { explainEntries } from '../../../explain/explainEntries.ts';
import { explainTitle, titleOf } from '../../../explain/explainTitle.ts';
import { callsOf } from '../../../typecheck/typeTable.ts';
import type { WizardDefinition } from '../../definitions.types.ts';

const own = ['title', 'given', 'data', 'variants', 'steps'];

/** Explains a wizard: who gets each variant, and its steps with their conditions and calls. */
export function explainWizard(node: Node<WizardDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const { fact } = explainer;
  return [
    {
      title: 'Wizard',
      facts: [
        ...explainTitle([node], explainer),
        ...explainEntries(node, own, explainer),
        ...entriesOf(child(node, 'given')).map(([name, type]) =>
          fact('given', `${name}: ${describeValue(type)}`, type),
        ),
        ...entriesOf(child(node, 'data')).map(([name, source]) => explainCall(`data ${name}`, source, explainer)),
      ],
    },
    { title: 'Variants', facts: itemsOf(child(node, 'variants')).map((variant) => explainVariant(variant, explainer)) },
    { title: 'Steps', facts: itemsOf(child(node, 'steps')).map((step) => explainStep(step, explainer)) },
  ];
}

function explainVariant(variant: Node, explainer: Explainer): Fact {
  const start = child(variant, 'start');
  const order = child(variant, 'order');
  const changed = itemsOf(order).filter((step) => stringOf(step) === undefined);
  const names = itemsOf(order).map((step) => stringOf(step) ?? stringOf(child(step, 'step')) ?? '');
  return explainer.fact(stringOf(child(variant, 'variant')) ?? '', '', variant, [
    ...explainConditions(variant, explainer),
    ...(start === undefined ? [] : [explainCall('starts with', start, explainer)]),
    ...(order === undefined ? [] : [explainer.fact('order', names.join(', '), order)]),
    ...changed.map((step) => ({ ...explainStep(step, explainer), about: `in it ${nameOf(step)}` })),
  ]);
}

const ofStep = ['step', 'title', 'form', 'flow', 'screen', 'run', 'review', 'end', 'when', 'allow', 'with', 'ready'];

function explainStep(step: Node, explainer: Explainer): Fact {
  const { kind, id } = shownBy(step);
  const title = explainer.text(child(step, 'title')) ?? inheritedTitle({ kind, id }, explainer);
  const calls = kind === 'run' ? [id] : callsIn(kind, id, explainer);
  const ready = child(step, 'ready');
  const check = child(ready, 'check');
  const actions = child(step, 'actions');
  const shown = kind === 'run' ? `calls ${id}` : [kind, id].join(' ').trim();
  return explainer.fact(nameOf(step), title === undefined ? shown : `${title}, ${shown}`, step, [
    ...explainCallDetails(step, explainer),
    ...(ready === undefined || check === undefined
      ? []
      : [
          explainer.fact('goes on if', describeCondition(check), ready),
          explainer.fact('otherwise', explainer.text(child(ready, 'message')) ?? '', ready),
        ]),
    ...explainEntries(step, [...ofStep, 'actions'], explainer),
    ...explainActions(actions, explainer),
    ...calls.flatMap((operation) => explainAvailability(operation, explainer)),
  ]);
}

function nameOf(step: Node): string {
  return stringOf(child(step, 'step')) ?? '';
}

function shownBy(step: Node): { readonly kind: string; readonly id: string } {
  for (const kind of ['form', 'flow', 'screen', 'run'] as const) {
    const id = stringOf(child(step, kind));
    if (id !== undefined) return { kind, id };
  }
  if (child(step, 'review') !== undefined) return { kind: 'review', id: '' };
  return { kind: child(step, 'end') === undefined ? '' : 'end', id: '' };
}

function inheritedTitle({ kind, id }: ReturnType<typeof shownBy>, explainer: Explainer): string | undefined {
  return id === '' ? undefined : titleOf(kind === 'run' ? 'operation' : kind, id, explainer);
}

/** Operations that the form or flow of a step submits. */
function callsIn(kind: string, id: string, { compilation }: Explainer): readonly string[] {
  return kind === 'form' || kind === 'flow' ? callsOf(child(findSource(compilation, kind, id), 'submits')) : [];
}
