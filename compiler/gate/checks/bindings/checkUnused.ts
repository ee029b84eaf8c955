import { findSource, isOfKind } from '../../../compile/compilation.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import type { FormDefinition } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { callsOf } from '../../../typecheck/typeTable.ts';
import { requestNames } from '../../argumentsOf.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { inputFieldsOf } from './checkTravel.ts';

/** Checks that every answer is used: it is sent, or something that is sent or shown reads it. */
export function checkUnused(gate: Gate): void {
  const inWizards = new Set<string>();
  for (const { definition, node } of definitionsOf(gate, 'wizard')) checkWizard(gate, definition, node, inWizards);
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    if (inWizards.has(definition.id) || callsOf(child(node, 'submits')).length === 0) continue;
    const operations = saidIn(node).operations.map((id) => gate.compilation.sources.get(`operation:${id}`));
    if (isSound(definition, operations)) continue;
    const count = gate.errors.length;
    reportUnused(gate, { definition, form: node, uses: usesOf(gate, [node]), leaves: 'form' });
    // A body that is a whole record changes with its entity.
    const isFixed = operations.every((source) => !isAuthored(source?.json) || typeof source.json['body'] !== 'string');
    if (isFixed && gate.errors.length === count) soundBefore.set(definition, operations);
  }
}

/** Forms without errors, with the operations that they were checked with. */
const soundBefore = new WeakMap<Definition, readonly unknown[]>();

function isSound(definition: Definition, operations: readonly unknown[]): boolean {
  const before = soundBefore.get(definition);
  return before?.length === operations.length && before.every((source, index) => source === operations[index]);
}

function checkWizard(gate: Gate, definition: Definition, wizard: Node, inWizards: Set<string>): void {
  const targets = itemsOf(child(wizard, 'steps')).flatMap((step) =>
    (['form', 'flow', 'screen'] as const).flatMap((kind) => {
      const id = stringOf(child(step, kind));
      return id === undefined ? [] : (findSource(gate.compilation, kind, id) ?? []);
    }),
  );
  const uses = usesOf(gate, [wizard, ...targets]);
  for (const form of targets.flatMap((target) => (isOfKind(target, 'form') ? [target] : []))) {
    inWizards.add(form.source.id);
    const written = gate.set.byKind.form.get(form.source.id);
    if (written !== undefined)
      reportUnused(gate, { definition: written, form, uses, leaves: `wizard "${definition.id}"` });
  }
}

interface Unused {
  readonly definition: Definition;
  readonly form: Node<FormDefinition>;
  readonly uses: (name: string) => boolean;
  readonly leaves: string;
}

function reportUnused(gate: Gate, { definition, form, uses, leaves }: Unused): void {
  const asked = new Set(inputFieldsOf(form, gate.compilation));
  for (const field of flatFields(child(form, 'fields'))) {
    const name = stringOf(field) ?? stringOf(child(field, 'field'));
    if (name === undefined || !asked.has(name)) continue;
    const [first = name] = name.split('.');
    // Selecting a record that fills other fields is a use.
    if (uses(first) || child(field, 'fills') !== undefined || child(field, 'from') !== undefined) continue;
    // A required constant, such as an accepted condition, blocks the form until it is set.
    if (child(field, 'const') !== undefined) continue;
    const message = `"${name}" is asked for, and nothing takes it out of the ${leaves}`;
    const hint = 'Send it, read it, or do not ask for it';
    gate.report(definition, { code: 'answer/unused', pointer: field.pointer, message, hint });
  }
}

/** Whether a name is sent by a call, passed by name, or part of any expression or text. In doubt, it counts as used. */
function usesOf(gate: Gate, places: readonly Node[]): (name: string) => boolean {
  const bound = new Set<string>();
  const read: string[] = [];
  for (const node of places) {
    for (const [name] of entriesOf(child(node, 'given'))) bound.add(name);
    const said = saidIn(node);
    read.push(...said.read);
    for (const id of said.operations) {
      const operation = findSource(gate.compilation, 'operation', id);
      if (operation !== undefined) for (const name of requestNames(operation, gate.compilation)) bound.add(name);
    }
  }
  const text = read.join('\n');
  // An expression that passes `this` as a whole passes every answer.
  const isWhole = /(?<![\w.])(?:this|root)(?!\s*[\w.[])/.test(text);
  return (name) => isWhole || bound.has(name) || new RegExp(`\\b${name}\\b`, 'u').test(text);
}

interface Said {
  /** Expressions and texts that can contain names. */
  readonly read: string[];
  /** Possible ids of operations. */
  readonly operations: string[];
}

/** Cached: a definition never changes. */
const saidBefore = new WeakMap<Node['source'], Said>();

function saidIn({ source, json }: Node): Said {
  const known = saidBefore.get(source);
  if (known !== undefined) return known;
  const said = { read: [], operations: [] };
  collect(json, said);
  saidBefore.set(source, said);
  return said;
}

function collect(json: unknown, said: Said): void {
  if (typeof json === 'string') {
    if (json.startsWith('=') || json.includes('{')) said.read.push(json);
    if (operationId.test(json)) said.operations.push(json);
  } else if (Array.isArray(json)) for (const item of json) collect(item, said);
  else if (isAuthored(json)) for (const item of Object.values(json)) collect(item, said);
}

const operationId = /^[\w-]+(?:\.[\w-]+)+$/;
