import { findSource } from '../compile/compilation.ts';
import { child, entriesOf, isAuthored, itemsOf, type Node, stringOf } from '../compile/node.ts';
import type { Definition } from '../load/Definition.ts';
import { requestNames } from './argumentsOf.ts';
import { askedBy } from './checkTravel.ts';
import { flatFields } from './fieldLists.ts';
import { definitionsOf, type Gate } from './Gate.ts';
import { callsOf } from './typeTable.ts';

/** What a person is asked for goes somewhere: it is sent, or something that is sent or shown reads it. */
export function checkUnused(gate: Gate): void {
  const inWizards = new Set<string>();
  for (const { definition, node } of definitionsOf(gate, 'wizard')) checkWizard(gate, definition, node, inWizards);
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    if (inWizards.has(definition.id) || callsOf(child(node, 'submits')).length === 0) continue;
    reportUnused(gate, { definition, form: node, uses: usesOf(gate, [node]), leaves: 'form' });
  }
}

function checkWizard(gate: Gate, definition: Definition, wizard: Node, inWizards: Set<string>): void {
  const targets = itemsOf(child(wizard, 'steps')).flatMap((step) =>
    (['form', 'flow', 'screen'] as const).flatMap((kind) => {
      const id = stringOf(child(step, kind));
      return id === undefined ? [] : (findSource(gate.compilation, kind, id) ?? []);
    }),
  );
  const uses = usesOf(gate, [wizard, ...targets]);
  for (const form of targets.filter(({ source }) => source.kind === 'form')) {
    inWizards.add(form.source.id);
    const written = gate.set.byKind.form.get(form.source.id);
    if (written !== undefined)
      reportUnused(gate, { definition: written, form, uses, leaves: `wizard "${definition.id}"` });
  }
}

interface Unused {
  readonly definition: Definition;
  readonly form: Node;
  readonly uses: (name: string) => boolean;
  readonly leaves: string;
}

function reportUnused(gate: Gate, { definition, form, uses, leaves }: Unused): void {
  const asked = new Set(askedBy(form));
  for (const field of flatFields(child(form, 'fields'))) {
    const name = stringOf(field) ?? stringOf(child(field, 'field'));
    if (name === undefined || !asked.has(name)) continue;
    const [first = name] = name.split('.');
    // Picking a record that fills other fields is of use by itself.
    if (uses(first) || child(field, 'fills') !== undefined || child(field, 'from') !== undefined) continue;
    // What must be one value, as an accepted condition, holds the form back until it is.
    if (child(field, 'const') !== undefined) continue;
    const message = `"${name}" is asked for, and nothing takes it out of the ${leaves}`;
    const hint = 'Send it, read it, or do not ask for it';
    gate.report(definition, { code: 'body/unused', pointer: field.pointer, message, hint });
  }
}

/** Whether a name is sent by a call, handed on by name, or stands in any expression or text. Doubt counts as use. */
function usesOf(gate: Gate, places: readonly Node[]): (name: string) => boolean {
  const bound = new Set<string>();
  const read: string[] = [];
  for (const node of places) {
    for (const [name] of entriesOf(child(node, 'given'))) bound.add(name);
    collect(gate, node.json, { bound, read });
  }
  const text = read.join('\n');
  // An expression that hands `this` on as a whole hands on every answer.
  const isWhole = /(?<![\w.])(?:this|root)(?!\s*[\w.[])/.test(text);
  return (name) => isWhole || bound.has(name) || new RegExp(`\\b${name}\\b`, 'u').test(text);
}

interface Uses {
  readonly bound: Set<string>;
  readonly read: string[];
}

function collect(gate: Gate, json: unknown, uses: Uses): void {
  if (typeof json === 'string') {
    if (json.startsWith('=') || json.includes('{')) uses.read.push(json);
    const operation = findSource(gate.compilation, 'operation', json);
    if (operation !== undefined) for (const name of requestNames(operation, gate.compilation)) uses.bound.add(name);
  } else if (Array.isArray(json)) for (const item of json) collect(gate, item, uses);
  else if (isAuthored(json)) for (const item of Object.values(json)) collect(gate, item, uses);
}
