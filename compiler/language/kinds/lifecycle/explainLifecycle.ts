import { findSource } from '../../../compile/compilation.ts';
import { findProperty } from '../../../compile/findLayers.ts';
import { child, isAuthored, itemsOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import { describeCondition } from '../../../explain/describeValue.ts';
import type { ExplainedPart, Explainer, Fact } from '../../../explain/Explainer.ts';
import { explainAllow } from '../../../explain/explainAllow.ts';
import { describeEvent, explainEvent, type LifecycleEvent } from '../../../explain/explainEvents.ts';
import { titleOf } from '../../../explain/explainTitle.ts';
import type { LifecycleDefinition } from '../../definitions.types.ts';

/** Explains a lifecycle: its states with incoming and outgoing events, and its events with what they require and do. */
export function explainLifecycle(node: Node<LifecycleDefinition>, explainer: Explainer): readonly ExplainedPart[] {
  const { fact } = explainer;
  const of = child(node, 'of');
  const at = child(node, 'at');
  const events = itemsOf(child(node, 'events'));
  const derived = itemsOf(child(node, 'states'));
  return [
    {
      title: 'Lifecycle',
      facts: [
        ...(of === undefined ? [] : [fact('of', `entity ${stringOf(of)}`, of)]),
        ...(at === undefined ? [] : [fact('at', `property ${stringOf(at)}`, at)]),
      ],
    },
    {
      title: 'States',
      facts:
        derived.length > 0
          ? derived.map((state) => explainDerived(state, explainer))
          : explainStates(node, events, explainer),
    },
    {
      title: 'Events',
      facts: events.map((event) =>
        fact(nameOf(event), titled(describeEvent(node, event), event, explainer), event, [
          ...explainEvent(event, explainer),
          ...explainCallers(event, explainer),
        ]),
      ),
    },
  ];
}

function explainDerived(state: Node, explainer: Explainer): Fact {
  const when = child(state, 'when');
  const says = when === undefined ? 'otherwise' : `when ${describeCondition(when)}`;
  const title = explainer.text(child(state, 'title'));
  const name = stringOf(child(state, 'state')) ?? '';
  return explainer.fact(name, title === undefined ? says : `${title}, ${says}`, state);
}

function explainStates(
  node: Node<LifecycleDefinition>,
  events: readonly LifecycleEvent[],
  explainer: Explainer,
): readonly Fact[] {
  const layers = findProperty(
    explainer.compilation,
    stringOf(child(node, 'of')) ?? '',
    stringOf(child(node, 'at')) ?? '',
  );
  const values = layers?.map((layer) => child(layer, 'values')).find((found) => found !== undefined);
  return itemsOf(values).map((value) => {
    const state = String(isAuthored(value.json) ? value.json['value'] : value.json);
    const into = events.filter((event) => stringOf(child(event, 'to')) === state).map(nameOf);
    const out = events
      .filter((event) => stringsOf(child(event, 'from')).includes(state) && child(event, 'to') !== undefined)
      .map((event) => `${stringOf(child(event, 'to'))} by ${nameOf(event)}`);
    return explainer.fact(state, explainer.text(child(value, 'title')) ?? '', value, [
      explainer.fact('entered by', into.length === 0 ? 'no event' : into.join(', '), value),
      explainer.fact('left to', out.length === 0 ? 'nothing: it is final' : out.join(', '), value),
    ]);
  });
}

function nameOf(event: LifecycleEvent): string {
  return stringOf(child(event, 'on')) ?? stringOf(child(event, 'auto')) ?? '';
}

function titled(says: string, event: LifecycleEvent, explainer: Explainer): string {
  const operation = stringOf(child(event, 'on'));
  if (operation === undefined) return `by itself ${says}`;
  const title = titleOf('operation', operation, explainer);
  return title === undefined ? says : `${title}, ${says}`;
}

function explainCallers(event: LifecycleEvent, explainer: Explainer): readonly Fact[] {
  const operation = findSource(explainer.compilation, 'operation', stringOf(child(event, 'on')) ?? '');
  return explainAllow(child(operation, 'allow'), explainer).map((fact) => ({ ...fact, about: `for ${fact.about}` }));
}
