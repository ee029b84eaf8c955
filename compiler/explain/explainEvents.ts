import { findSource, sourcesOf } from '../compile/compilation.ts';
import { child, entriesOf, itemsOf, type Node, stringOf, stringsOf } from '../compile/node.ts';
import type { LifecycleDefinition } from '../language/definitions.types.ts';
import { describeCondition, describeValue } from './describeValue.ts';
import type { Explainer, Fact } from './Explainer.ts';
import { explainCall } from './explainCall.ts';

type Lifecycle = Node<LifecycleDefinition>;
export type LifecycleEvent = Node<NonNullable<LifecycleDefinition['events']>[number]>;

interface EventOptions {
  /** What happens in a state that does not accept the event. Default: the call is refused. */
  readonly refusal?: string | undefined;
  /** Whether to include only what decides if the event is accepted. */
  readonly isBrief?: boolean;
}

/** Explains the events of an operation: the states in which it is offered, and what happens in all others. */
export function explainEvents(operation: string, explainer: Explainer, options: EventOptions = {}): readonly Fact[] {
  const { compilation, fact } = explainer;
  const status = child(child(findSource(compilation, 'operation', operation), 'status'), 'refused');
  const refusal = options.refusal ?? `the call is refused with status ${String(status?.json ?? 409)}`;
  return sourcesOf(compilation, 'lifecycle').flatMap((lifecycle) =>
    itemsOf(child(lifecycle, 'events'))
      .filter((event) => stringOf(child(event, 'on')) === operation)
      .map((event) =>
        fact(`lifecycle ${lifecycle.source.id}`, describeEvent(lifecycle, event), event, [
          ...(options.isBrief === true ? explainGuard(event, explainer) : explainEvent(event, explainer)),
          ...(child(event, 'from') === undefined ? [] : [fact('in any other state', refusal, event)]),
        ]),
      ),
  );
}

/** Describes the source and target states of an event. */
export function describeEvent(lifecycle: Lifecycle, event: LifecycleEvent): string {
  const of = stringOf(child(lifecycle, 'of')) ?? '';
  const from = stringsOf(child(event, 'from'));
  const to = stringOf(child(event, 'to'));
  if (from.length === 0) return `creates a ${of}${to === undefined ? '' : ` that is ${to}`}`;
  const states = from.length === 1 ? from[0] : `${from.slice(0, -1).join(', ')} or ${from.at(-1)}`;
  return `when it is ${states}${to === undefined ? ', which it stays' : `; then it is ${to}`}`;
}

/** Explains what an event requires, and what it does. */
export function explainEvent(event: LifecycleEvent, explainer: Explainer): readonly Fact[] {
  const { fact } = explainer;
  const irreversible = child(event, 'irreversible');
  return [
    ...explainGuard(event, explainer),
    ...entriesOf(child(event, 'set')).map(([path, value]) => fact('sets', `${path} to ${describeValue(value)}`, value)),
    ...itemsOf(child(event, 'effects')).map((effect) => explainCall('then', effect, explainer)),
    ...(irreversible?.json === true ? [fact('irreversible', 'no event leads back', irreversible)] : []),
  ];
}

function explainGuard(event: LifecycleEvent, { fact, text }: Explainer): readonly Fact[] {
  const [when, message] = [child(event, 'when'), child(event, 'message')];
  return [
    ...(when === undefined ? [] : [fact('only if', describeCondition(when), when)]),
    ...(message === undefined ? [] : [fact('otherwise', `refused with ${text(message) ?? ''}`, message)]),
  ];
}
