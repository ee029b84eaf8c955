import { flatFields } from '../../compile/fieldLists.ts';
import { child, itemsOf, type Node, stringOf } from '../../compile/node.ts';
import type { FlowDefinition, FormDefinition } from '../../language/definitions.types.ts';
import type { Definition } from '../../load/Definition.ts';
import { type Demand, type Presence, proveCondition } from '../../typecheck/proveCondition.ts';
import { definitionsOf, type Gate } from '../Gate.ts';
import { variablesOf } from '../scope/variablesOf.ts';
import { membersOf } from './checkConstants.ts';

/**
 * Reports questions, fields, steps and variants that no answers can show, because of their enclosing elements and what
 * they read.
 */
export function checkPresence(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'flow')) checkQuestions(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'form')) checkFields(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'wizard')) checkSteps(gate, definition, node);
}

function conditionOf(node: Node | undefined): string | undefined {
  const text = stringOf(child(node, 'when'));
  return text?.startsWith('=') === true ? text.slice(1) : undefined;
}

interface Thing {
  readonly node: Node;
  /** Path of its value. */
  readonly path: string;
  /** Conditions of its enclosing elements, and its own at the end. */
  readonly conditions: readonly string[];
  readonly isOff: boolean;
  readonly isRepeated: boolean;
}

function checkQuestions(gate: Gate, definition: Definition, flow: Node<FlowDefinition>): void {
  const things: Thing[] = [];
  const visit = (list: Node | undefined, around: Omit<Thing, 'node' | 'path'>): void => {
    for (const node of itemsOf(list)) {
      const own = conditionOf(node);
      const thing: Thing = {
        node,
        path: `this.q${String(child(node, 'question')?.json)}`,
        conditions: own === undefined ? around.conditions : [...around.conditions, own],
        isOff: around.isOff || child(node, 'when')?.json === false,
        isRepeated: around.isRepeated || (child(node, 'repeat') !== undefined && child(node, 'repeat')?.json !== false),
      };
      things.push(thing);
      visit(child(node, 'questions'), thing);
    }
  };
  visit(child(flow, 'questions'), { conditions: [], isOff: false, isRepeated: false });
  checkThings(gate, definition, flow, things);
}

function checkFields(gate: Gate, definition: Definition, form: Node<FormDefinition>): void {
  const things = flatFields(child(form, 'fields')).flatMap((node): readonly Thing[] => {
    const name = stringOf(child(node, 'field'));
    const own = conditionOf(node);
    if (name === undefined) return [];
    const isOff = child(node, 'when')?.json === false;
    return [{ node, path: `this.${name}`, conditions: own === undefined ? [] : [own], isOff, isRepeated: false }];
  });
  checkThings(gate, definition, form, things);
}

/** Hidden values are absent: if a condition reads another answer, the conditions of that answer must be true too. */
function checkThings(gate: Gate, definition: Definition, holder: Node, things: readonly Thing[]): void {
  const space = { variables: variablesOf(holder, gate.compilation), members: membersOf(gate) };
  const dead: Thing[] = [];
  for (const thing of things) {
    if (dead.some(({ node }) => thing.node.pointer.startsWith(`${node.pointer}/`))) continue;
    const own = child(thing.node, 'when');
    const demands: Demand[] = thing.conditions.map((source) => ({ source, holds: true }));
    const presences = thing.isRepeated ? [] : presencesFor(thing, things);
    const alone = conditionOf(thing.node);
    const isSaid = alone !== undefined && proveCondition([{ source: alone, holds: true }], space) === 'never';
    const isNever = demands.length > 0 && proveCondition(demands, space, presences) === 'never';
    if (!isNever && own?.json !== false) continue;
    dead.push(thing);
    // The check of constant conditions reports a condition that is never true on its own.
    if (isSaid) continue;
    const required = child(thing.node, 'required')?.json === true ? ', though it is required' : '';
    const message = `This is never asked${required}: its conditions and those of what it reads or lies in exclude each other`;
    const pointer = own?.pointer ?? thing.node.pointer;
    gate.report(definition, { code: 'element/unreachable', pointer, message });
  }
}

/** Conditions of the elements that a condition reads, directly or indirectly. */
function presencesFor(thing: Thing, things: readonly Thing[]): readonly Presence[] {
  const found = new Map<string, Thing>();
  let sources = thing.conditions;
  for (let round = 0; round < 3; round += 1) {
    const read = things.filter(
      (one) =>
        one !== thing &&
        !one.isRepeated &&
        one.conditions.length > 0 &&
        !found.has(one.path) &&
        reads(sources, one.path),
    );
    if (read.length === 0) break;
    for (const one of read) found.set(one.path, one);
    sources = read.flatMap(({ conditions }) => conditions);
  }
  return [...found.values()].flatMap(({ path, conditions }) => conditions.map((source) => ({ path, source })));
}

function reads(sources: readonly string[], path: string): boolean {
  const name = path.slice('this.'.length);
  return sources.some((source) => new RegExp(`(?<![\\w.])this\\.\\??${name}(?!\\w)`, 'u').test(source));
}

function checkSteps(gate: Gate, definition: Definition, wizard: Node): void {
  const space = { variables: variablesOf(wizard, gate.compilation), members: membersOf(gate) };
  const variants = itemsOf(child(wizard, 'variants'));
  const catchAll = variants.findIndex((one) => child(one, 'allow') === undefined && child(one, 'when') === undefined);
  for (const variant of catchAll < 0 ? [] : variants.slice(catchAll + 1)) {
    const message = 'This variant is never taken: the one before it fits everybody and everything';
    gate.report(definition, { code: 'element/unreachable', pointer: `${variant.pointer}/variant`, message });
  }
  for (const step of itemsOf(child(wizard, 'steps'))) {
    const name = stringOf(child(step, 'step'));
    checkReady(gate, definition, { step, name, space });
    const own = child(step, 'when');
    if (own?.json === false) {
      gate.report(definition, {
        code: 'element/unreachable',
        pointer: own.pointer,
        message: `The step "${name}" is never there`,
      });
      continue;
    }
    const ways = variants.flatMap((variant) => waysTo(variant, step, name));
    if (ways.length === 0 || !ways.every((way) => way.length > 1 && proveCondition(way, space) === 'never')) continue;
    const alone = conditionOf(step);
    if (alone !== undefined && proveCondition([{ source: alone, holds: true }], space) === 'never') continue;
    const message = `The step "${name}" is never there: its condition and that of every variant with it exclude each other`;
    gate.report(definition, { code: 'element/unreachable', pointer: own?.pointer ?? step.pointer, message });
  }
}

interface WaitingStep {
  readonly step: Node;
  readonly name: string | undefined;
  readonly space: Parameters<typeof proveCondition>[1];
}

/** Checks that the `ready` condition of a step can be true. */
function checkReady(gate: Gate, definition: Definition, { step, name, space }: WaitingStep): void {
  const check = child(child(step, 'ready'), 'check');
  const source = stringOf(check);
  if (check === undefined || source === undefined) return;
  if (proveCondition([{ source: source.slice(1), holds: true }], space) !== 'never') return;
  const message = `The step "${name}" is never left: what it waits for never holds`;
  gate.report(definition, { code: 'element/unreachable', pointer: check.pointer, message });
}

/** The conditions under which a variant shows a step. Empty if the variant does not contain it. */
function waysTo(variant: Node, step: Node, name: string | undefined): readonly (readonly Demand[])[] {
  const order = child(variant, 'order');
  const entry = itemsOf(order).find((item) => (stringOf(item) ?? stringOf(child(item, 'step'))) === name);
  if (order !== undefined && entry === undefined) return [];
  const stepCondition = child(entry, 'when') === undefined ? conditionOf(step) : conditionOf(entry);
  const conditions = [conditionOf(variant), stepCondition].flatMap((source) => source ?? []);
  return [conditions.map((source) => ({ source, holds: true }))];
}
