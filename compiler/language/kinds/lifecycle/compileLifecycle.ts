import type { LifecycleEventModel, LifecycleModel } from '#engine';
import type { Compilation } from '../../../compile/compilation.ts';
import { compileSequence } from '../../../compile/compileCall.ts';
import { pickDefined } from '../../../compile/compileField.ts';
import { compileCondition, compileTemplate, compileText } from '../../../compile/compileValue.ts';
import { booleanOf, child, entriesOf, itemsOf, type Node, stringOf, stringsOf } from '../../../compile/node.ts';
import type { LifecycleDefinition } from '../../definitions.types.ts';

type Event = NonNullable<LifecycleDefinition['events']>[number];

export function compileLifecycle(node: Node<LifecycleDefinition>, compilation: Compilation): LifecycleModel {
  return {
    id: node.source.id,
    of: stringOf(child(node, 'of')) ?? '',
    at: stringOf(child(node, 'at')) ?? '',
    events: itemsOf(child(node, 'events')).map((event) => compileEvent(event, compilation)),
    states: itemsOf(child(node, 'states')).map((state) => ({
      state: stringOf(child(state, 'state')) ?? '',
      ...pickDefined({ title: compileText(child(state, 'title')), tone: toneOf(child(state, 'tone')) }),
      when: compileCondition(child(state, 'when'), true),
    })),
  };
}

function compileEvent(node: Node<Event>, compilation: Compilation): LifecycleEventModel {
  const on = stringOf(child(node, 'on'));
  const auto = stringOf(child(node, 'auto'));
  const to = stringOf(child(node, 'to'));
  return {
    ...pickDefined({ on, auto }),
    event: stringOf(child(node, 'event')) ?? auto ?? on?.split('.').at(-1) ?? '',
    from: stringsOf(child(node, 'from')),
    ...pickDefined({ to }),
    when: compileCondition(child(node, 'when'), true),
    ...pickDefined({ message: compileText(child(node, 'message')) }),
    irreversible: booleanOf(child(node, 'irreversible')) ?? false,
    set: entriesOf(child(node, 'set')).map(([path, value]) => ({ path, value: compileTemplate(value) })),
    effects: compileSequence(child(node, 'effects'), compilation),
  };
}

const tones = ['success', 'info', 'warning', 'error', 'neutral'] as const;

function toneOf(node: Node | undefined): (typeof tones)[number] | undefined {
  return tones.find((tone) => tone === stringOf(node));
}
