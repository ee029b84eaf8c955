import { findSource } from '../compile/compilation.ts';
import { child, itemsOf, type Node, stringOf } from '../compile/node.ts';
import { callsOf } from '../typecheck/typeTable.ts';
import type { Explainer, Fact } from './Explainer.ts';
import { explainAllow } from './explainAllow.ts';
import { explainCallDetails } from './explainCall.ts';
import { explainEvents } from './explainEvents.ts';
import { titleOf } from './explainTitle.ts';

const verbs = { run: 'calls', open: 'opens', go: 'goes to', do: 'does' } as const;

/** Explains actions: titles, conditions and arguments, who may call their operations, and in which state. */
export function explainActions(list: Node | undefined, explainer: Explainer): readonly Fact[] {
  return itemsOf(list).map((action) => explainAction(action, explainer));
}

/** Explains one action, or an item of a menu. A plain string is the screen that it opens. */
export function explainAction(action: Node, explainer: Explainer): Fact {
  const screen = stringOf(action);
  if (screen !== undefined)
    return explainer.fact(`goes to ${screen}`, titleOf('screen', screen, explainer) ?? '', action);
  const group = stringOf(child(action, 'menu')) ?? stringOf(child(action, 'button'));
  const own = explainer.text(child(action, 'title'));
  if (group !== undefined) {
    const inner = explainActions(child(action, 'items') ?? child(action, 'actions'), explainer);
    return explainer.fact(group, own ?? '', action, [...wordsOf(action, explainer), ...inner]);
  }
  const [verb, target] = targetOf(action);
  const operations = operationsOf(verb, target, explainer);
  const title = own ?? titleOfTarget(verb, target, explainer) ?? '';
  const [operation] = operations;
  // The file names the operation, not the form generated from it.
  const isAct = operation !== undefined && target.startsWith('form:event-');
  return explainer.fact(`${isAct ? 'opens act' : verbs[verb]} ${isAct ? operation : target}`, title, action, [
    ...wordsOf(action, explainer),
    ...operations.flatMap((operation) => explainAvailability(operation, explainer, refusalOf(action))),
  ]);
}

/** Explains who may call an operation, in which states its records accept it, and what happens in other states. */
export function explainAvailability(operation: string, explainer: Explainer, refusal?: string): readonly Fact[] {
  const allow = child(findSource(explainer.compilation, 'operation', operation), 'allow');
  return [
    ...explainAllow(allow, explainer).map((fact) => ({ ...fact, about: `for ${fact.about}` })),
    ...explainEvents(operation, explainer, { refusal, isBrief: true }).map((fact) => ({ ...fact, about: 'offered' })),
  ];
}

/** What happens to the button in a state that does not accept the event. */
function refusalOf(action: Node): string {
  return stringOf(child(action, 'refused')) === 'lock' ? 'disabled' : 'not shown';
}

type Verb = keyof typeof verbs;

function targetOf(action: Node): readonly [Verb, string] {
  for (const verb of ['open', 'go', 'do', 'run'] as const) {
    const target = stringOf(child(action, verb));
    if (target !== undefined) return [verb, target];
  }
  return ['do', ''];
}

function wordsOf(action: Node, explainer: Explainer): readonly Fact[] {
  const confirm = child(action, 'confirm');
  const then = child(action, 'then');
  return [
    ...explainCallDetails(action, explainer),
    ...(confirm === undefined ? [] : [explainer.fact('asks first', explainer.text(confirm) ?? '', confirm)]),
    ...(then === undefined ? [] : [explainThen(then, explainer)]),
  ];
}

function explainThen(then: Node, explainer: Explainer): Fact {
  const { about, says, ...rest } = explainAction(then, explainer);
  return { ...rest, about: 'then', says: says === '' ? about : `${about} ${says}` };
}

/** Operations that an action calls, directly or through the form that it opens. */
function operationsOf(verb: Verb, target: string, { compilation }: Explainer): readonly string[] {
  if (verb === 'run') return [target];
  if (verb !== 'open') return [];
  const id = target.slice(target.indexOf(':') + 1);
  const submits =
    child(findSource(compilation, 'form', id), 'submits') ?? child(findSource(compilation, 'flow', id), 'submits');
  return callsOf(submits);
}

function titleOfTarget(verb: Verb, target: string, explainer: Explainer): string | undefined {
  if (verb === 'run') return titleOf('operation', target, explainer);
  if (verb === 'go') return titleOf('screen', target, explainer);
  if (verb !== 'open') return undefined;
  const id = target.slice(target.indexOf(':') + 1);
  const own = (['form', 'flow', 'screen'] as const).map((kind) => titleOf(kind, id, explainer));
  const called = operationsOf(verb, target, explainer).map((operation) => titleOf('operation', operation, explainer));
  return [...own, ...called].find((title) => title !== undefined);
}
