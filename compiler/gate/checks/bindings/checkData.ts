import { flatFields } from '../../../compile/fieldLists.ts';
import { namesRead } from '../../../compile/namesRead.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import type { Definition } from '../../../load/Definition.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import { findCycle } from '../../findCycle.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/**
 * Checks that data, options and computed fields do not depend on each other in a cycle, and that no two fields fill the
 * same field.
 */
export function checkData(gate: Gate): void {
  for (const kind of ['screen', 'form', 'flow', 'wizard'] as const) {
    for (const { definition, node } of definitionsOf(gate, kind)) checkLoading(gate, definition, node);
  }
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    checkFieldsOf(
      gate,
      definition,
      new Map(flatFields(child(node, 'fields')).map((field) => [stringOf(child(field, 'field')) ?? '', field])),
    );
  }
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    checkFieldsOf(gate, definition, new Map(questionsOf(node).map(({ id, node: question }) => [`q${id}`, question])));
  }
  for (const { definition, node } of definitionsOf(gate, 'entity')) {
    checkFieldsOf(gate, definition, new Map(entriesOf(child(node, 'properties'))));
  }
}

function checkLoading(gate: Gate, definition: Definition, node: Node): void {
  const data = entriesOf(child(node, 'data'));
  const names = new Set(data.map(([name]) => name));
  const graph = new Map(
    data.map(([name, value]) => [name, namesRead(value, gate.compilation).filter((read) => names.has(read))]),
  );
  const cycle = findCycle(graph);
  if (cycle === undefined) return;
  const message = `These wait for each other: ${cycle.join(' → ')}`;
  gate.report(definition, { code: 'data/cycle', pointer: `/data/${cycle[0] ?? ''}`, key: true, message });
}

const reading = /(?<![\w.])(?:this|root|chosen|options)\.\??([A-Za-z]\w*)/g;

function checkFieldsOf(gate: Gate, definition: Definition, fields: ReadonlyMap<string, Node>): void {
  const graph = new Map<string, readonly string[]>();
  for (const [name, field] of fields) {
    // Options can read the selected value. A computed value that reads itself can never be computed.
    const offered = namesOfThis(child(field, 'options')?.json).filter((other) => other !== name);
    const computed = namesOfThis(child(field, 'value')?.json);
    graph.set(
      name,
      [...offered, ...computed].filter((other) => fields.has(other)),
    );
  }
  const cycle = findCycle(graph);
  const first = fields.get(cycle?.[0] ?? '');
  if (cycle !== undefined && first !== undefined) {
    const message = `These fields wait for each other: ${cycle.join(' → ')}`;
    gate.report(definition, { code: 'data/cycle', pointer: first.pointer, message });
  }
  checkFills(gate, definition, fields);
}

function namesOfThis(json: unknown): readonly string[] {
  if (typeof json === 'string') {
    return json.startsWith('=') ? [...json.matchAll(reading)].flatMap((match) => match[1] ?? []) : [];
  }
  if (Array.isArray(json)) return json.flatMap(namesOfThis);
  return isAuthored(json) ? Object.values(json).flatMap(namesOfThis) : [];
}

function checkFills(gate: Gate, definition: Definition, fields: ReadonlyMap<string, Node>): void {
  checkFillCycle(gate, definition, fields);
  const fillers = new Map<string, string>();
  for (const [name, field] of fields) {
    for (const [target, value] of entriesOf(child(field, 'fills'))) {
      const computed = child(fields.get(target), 'value');
      if (computed !== undefined) {
        const message = `"${target}" is computed, so "${name}" cannot fill it`;
        gate.report(definition, { code: 'fill/computed', pointer: value.pointer, key: true, message });
      }
      // Several fields may clear the same field.
      if (value.json === null) continue;
      const other = fillers.get(target);
      if (other === undefined) fillers.set(target, name);
      else {
        const message = `"${target}" is filled by "${other}" and by "${name}"`;
        gate.report(definition, { code: 'fill/ambiguous', pointer: value.pointer, key: true, message });
      }
    }
  }
}

/** Checks that fields do not fill each other in a cycle. A field that is only cleared fills nothing. */
function checkFillCycle(gate: Gate, definition: Definition, fields: ReadonlyMap<string, Node>): void {
  const fills = [...fields].map(([name, field]) => [name, entriesOf(child(field, 'fills'))] as const);
  const graph = new Map(
    fills.map(([name, targets]) => [name, targets.flatMap(([target, { json }]) => (json === null ? [] : [target]))]),
  );
  const cycle = findCycle(graph);
  const place = fills.find(([name]) => name === cycle?.[0])?.[1].find(([target]) => target === cycle?.[1])?.[1];
  if (cycle === undefined || place === undefined) return;
  const message = `These fields fill each other: ${cycle.join(' → ')}`;
  const hint = 'Let one of them be computed ("value") instead';
  gate.report(definition, { code: 'data/cycle', pointer: place.pointer, key: true, message, hint });
}
