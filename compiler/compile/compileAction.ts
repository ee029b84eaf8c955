import type { Act, ActionModel, Reference, Target, Text } from '#engine';
import type { Action, Actions, Item } from '../language/definitions.types.ts';
import { type Compilation, findSource } from './compilation.ts';
import { compileCall } from './compileCall.ts';
import { compileCondition, compileTemplates, compileText } from './compileValue.ts';
import { firstOperation } from './firstOperation.ts';
import { booleanOf, child, hasProperty, itemsOf, type Node, stringOf, stringsOf } from './node.ts';
import { toneOfOpened, toneOfOperation } from './toneOf.ts';

export function compileActions(list: Node<Actions> | undefined, compilation: Compilation): readonly ActionModel[] {
  return itemsOf(list).map((item) => compileAction(item, compilation));
}

/**
 * Compiles one action. Its title is its own, else that of its target. A plain string opens the screen with that name.
 */
export function compileAction(node: Node<Action | Item>, compilation: Compilation): ActionModel {
  const target = targetOf(node, compilation);
  const help = compileText(child(node, 'help'));
  const icon = stringOf(child(node, 'icon'));
  const allow = child(node, 'allow');
  const confirm = compileText(child(node, 'confirm'));
  const file = compileText(child(node, 'file'));
  const primary = booleanOf(child(node, 'primary'));
  const then = child(node, 'then');
  const tone = toneOfTarget(target, compilation);
  return {
    name: nameOf(node),
    target,
    title: compileText(child(node, 'title')) ?? titleOfTarget(target, compilation),
    ...(help === undefined ? {} : { help }),
    ...(icon === undefined ? {} : { icon }),
    ...(tone === undefined ? {} : { tone }),
    ...(primary === undefined ? {} : { primary }),
    ...(booleanOf(child(node, 'fullScreen')) === true ? { fullScreen: true } : {}),
    ...(booleanOf(child(node, 'beside')) === true ? { beside: true } : {}),
    look: oneOf(stringOf(child(node, 'look')), ['button', 'icon', 'link', 'split'], 'button'),
    when: compileCondition(child(node, 'when'), true),
    locked: compileCondition(child(node, 'locked'), false),
    ...(allow === undefined ? {} : { allow: stringsOf(allow) }),
    with: compileTemplates(child(node, 'with')),
    ...(confirm === undefined ? {} : { confirm }),
    ...(file === undefined ? {} : { file }),
    tab: oneOf(stringOf(child(node, 'tab')), ['same', 'new'], 'same'),
    mode: oneOf(stringOf(child(node, 'mode')), ['edit', 'read', 'print'], 'edit'),
    refused: oneOf(stringOf(child(node, 'refused')), ['hide', 'lock'], 'hide'),
    ...(then === undefined ? {} : { then: compileAction(then, compilation) }),
  };
}

/** The word if it is a known one, else the default. */
export function oneOf<const Word extends string>(
  word: string | undefined,
  known: readonly Word[],
  otherwise: NoInfer<Word>,
): Word {
  return known.find((candidate) => candidate === word) ?? otherwise;
}

function nameOf(node: Node<Action | Item>): string {
  if (typeof node.json === 'string') return node.json;
  for (const verb of ['menu', 'button', 'open', 'go', 'do', 'run'] as const) {
    const name = stringOf(child(node, verb));
    if (name !== undefined) return name;
  }
  return '';
}

const acts: readonly Act[] = [
  'next',
  'back',
  'print',
  'export',
  'refresh',
  'reset',
  'close',
  'login',
  'logout',
  'leave',
];

function targetOf(node: Node<Action | Item>, compilation: Compilation): Target {
  const screen = stringOf(node) ?? stringOf(child(node, 'go'));
  if (screen !== undefined) return { verb: 'go', screen };
  const open = stringOf(child(node, 'open'));
  if (open !== undefined) return { verb: 'open', open: referenceOf(open, compilation) };
  const act = stringOf(child(node, 'do'));
  if (act !== undefined) return { verb: 'do', act: oneOf(act, acts, 'refresh') };
  if (child(node, 'menu') !== undefined)
    return { verb: 'menu', actions: compileActions(child(node, 'actions'), compilation) };
  if (hasProperty(node, 'run')) return { verb: 'run', call: compileCall(node, compilation) };
  return { verb: 'button' };
}

/** `form:close-project`, or an id that exists in one kind only. */
function referenceOf(text: string, compilation: Compilation): Reference {
  const [kind, id] = text.includes(':') ? text.split(':') : [undefined, text];
  if (kind !== undefined && id !== undefined) return { kind: oneOf(kind, ['form', 'flow', 'screen'], 'screen'), id };
  for (const known of ['form', 'flow', 'screen'] as const)
    if (findSource(compilation, known, text)) return { kind: known, id: text };
  return { kind: 'screen', id: text };
}

function toneOfTarget(target: Target, compilation: Compilation): ActionModel['tone'] {
  if (target.verb === 'run') return toneOfOperation(target.call.run, compilation);
  return target.verb === 'open' ? toneOfOpened(target.open, compilation) : undefined;
}

function titleOfTarget(target: Target, compilation: Compilation): Text {
  switch (target.verb) {
    case 'run':
      return titleOf(compilation, 'operation', target.call.run) ?? { literal: target.call.run };
    case 'go':
      return titleOf(compilation, 'screen', target.screen) ?? { literal: target.screen };
    case 'open':
      return titleOfReference(target.open, compilation);
    case 'do':
      return { text: `engine/act.${target.act}` };
    case 'menu':
      return { text: 'engine/more' };
    case 'button':
      return { literal: '' };
  }
}

/** The title of a dialog: that of its form, else of the operation that the form submits. */
function titleOfReference(reference: Reference, compilation: Compilation): Text {
  const own = titleOf(compilation, reference.kind, reference.id);
  if (own !== undefined) return own;
  const submitter = reference.kind === 'screen' ? undefined : findSource(compilation, reference.kind, reference.id);
  const operation = firstOperation(child(submitter, 'submits'));
  return (
    (operation === undefined ? undefined : titleOf(compilation, 'operation', operation)) ?? { literal: reference.id }
  );
}

function titleOf(compilation: Compilation, kind: string, id: string): Text | undefined {
  return compileText(child(findSource(compilation, kind, id), 'title'));
}
