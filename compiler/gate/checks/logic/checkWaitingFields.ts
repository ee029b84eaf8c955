import { flatFields } from '../../../compile/fieldLists.ts';
import { findLayers } from '../../../compile/findLayers.ts';
import { child, entriesOf, type Node, stringOf } from '../../../compile/node.ts';
import type { FormDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { absent, type Possible } from '../../../typecheck/conditionAtoms.ts';
import { proveCondition } from '../../../typecheck/proveCondition.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import { baseOfForm } from '../../../typecheck/typeTable.ts';
import type { Variables } from '../../../typecheck/Variables.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { membersOf } from '../../proofs/checkConstants.ts';
import { variablesOf } from '../../scope/variablesOf.ts';
import { isGiven } from './givenValues.ts';
import { startedDefinitions } from './startedDefinitions.ts';

/** Reports fields and questions that depend on each other in a cycle, so that none is ever shown. */
export function checkWaitingFields(gate: Gate): void {
  const begun = startedDefinitions(gate);
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    if (!canWait(definition, node) || begun.has(definition.key)) continue;
    const fields = flatFields(child(node, 'fields'));
    const filled = new Set(fields.flatMap((field) => entriesOf(child(field, 'fills')).map(([name]) => name)));
    const base = baseOfForm(node, gate.compilation);
    const asked = fields.flatMap((field): readonly Asked[] => {
      const name = stringOf(child(field, 'field'));
      if (name === undefined || name.includes('.') || filled.has(name)) return [];
      const layers = [field, ...findLayers(gate.compilation, field), ...(base(name) ?? [])];
      return isGiven(layers) ? [] : [{ name, node: field }];
    });
    checkWaiting(gate, definition, asked, () => variablesOf(node, gate.compilation));
  }
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    const questions = questionsOf(node).filter(({ isWithinRepeat }) => !isWithinRepeat);
    const asked = questions.map(({ id, node: question }) => ({ name: `q${id}`, node: question }));
    const isBegun = child(node, 'prefill') !== undefined || child(node, 'begin') !== undefined;
    const isOpen = isBegun || begun.has(`flow/${definition.id}`);
    if (!isOpen) checkWaiting(gate, definition, asked, () => variablesOf(node, gate.compilation));
  }
}

interface Asked {
  readonly name: string;
  readonly node: Node;
}

/** Cached: a definition never changes. */
const before = new WeakMap<Definition, boolean>();

/** Whether fields can depend on each other: their conditions read each other in a cycle. Most forms have none. */
function canWait(definition: Definition, form: Node<FormDefinition>): boolean {
  const known = before.get(definition);
  if (known !== undefined) return known;
  const fields = flatFields(child(form, 'fields'));
  const waiting = new Map(
    fields.map((field) => [stringOf(child(field, 'field')), readsOf(conditionOf(field) ?? '')] as const),
  );
  for (let size = -1; size !== waiting.size; ) {
    size = waiting.size;
    for (const [name, reads] of waiting) if (!reads.some((read) => waiting.has(read.name))) waiting.delete(name);
  }
  before.set(definition, waiting.size > 0);
  return waiting.size > 0;
}

function checkWaiting(gate: Gate, definition: Definition, asked: readonly Asked[], typed: () => Variables): void {
  const names = new Set(asked.map(({ name }) => name));
  const waiting = new Map(
    asked.flatMap((one) => {
      const source = conditionOf(one.node);
      const reads = source === undefined ? [] : readsOf(source).filter(({ name }) => names.has(name));
      return source === undefined || reads.length === 0 ? [] : [[one.name, { ...one, source, reads }] as const];
    }),
  );
  if (waiting.size === 0) return;
  const variables = typed();
  const members = membersOf(gate);
  // Repeatedly removes fields that can be shown while all remaining ones are absent, until nothing changes.
  for (let before = -1; before !== waiting.size; ) {
    before = waiting.size;
    for (const [name, { source, reads }] of waiting) {
      const narrowed = new Map<string, readonly Possible[]>(
        reads.flatMap((read) => (waiting.has(read.name) ? read.paths.map((path) => [path, [absent]] as const) : [])),
      );
      const demands = [{ source, holds: true }];
      const isHeld =
        narrowed.size > 0 &&
        proveCondition(demands, { variables, members, narrowed }) === 'never' &&
        // A condition that is never true on its own depends on nothing. The check of constant conditions reports it.
        proveCondition(demands, { variables, members }) !== 'never';
      if (!isHeld) waiting.delete(name);
    }
  }
  for (const { node, name, reads } of waiting.values()) {
    const others = reads.flatMap((read) => (waiting.has(read.name) ? [`"${read.name}"`] : []));
    const message = others.includes(`"${name}"`)
      ? `"${name}" is shown only when it is answered, so it never is`
      : `"${name}" is shown only when ${others.join(', ')} is answered, which waits for it`;
    const hint = 'Let one of them be shown without the other, or give it a "default"';
    gate.report(definition, { code: 'data/cycle', pointer: `${node.pointer}/when`, message, hint });
  }
}

function conditionOf(node: Node): string | undefined {
  const text = stringOf(child(node, 'when'));
  return text?.startsWith('=') === true ? text.slice(1) : undefined;
}

interface Read {
  readonly name: string;
  /** `this.a.b` and each prefix, as the prover reads them. */
  readonly paths: readonly string[];
}

const reading = /(?<![\w.])(this|root|chosen)((?:\.\??\w+)+)/g;

function readsOf(source: string): readonly Read[] {
  return [...source.matchAll(reading)].map(([, root = '', path = '']) => {
    const names = path.replaceAll('?', '').slice(1).split('.');
    const paths = names.map((_, index) => [root, ...names.slice(0, index + 1)].join('.'));
    return { name: names[0] ?? '', paths };
  });
}
