import { findProperty } from '../../../compile/findLayers.ts';
import { child, entriesOf, itemsOf, type Node, stringOf } from '../../../compile/node.ts';
import { suggestName } from '../../../errors/suggestName.ts';
import type { Definition } from '../../../load/Definition.ts';
import { questionsOf } from '../../../typecheck/questionTypes.ts';
import { valuesOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { checkPath } from '../../propertyPaths.ts';
import { notSingle } from '../fields/singleValue.ts';

/** Checks that the answers of a flow with `records` can be found, and compared by a result. */
export function checkAnswerRecords(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'flow')) {
    const records = child(node, 'records');
    const entity = stringOf(child(records, 'of'));
    if (records === undefined || entity === undefined) continue;
    if (questionsOf(node).length === 0) {
      const message = `${definition.id} has no questions of its own`;
      gate.report(definition, { code: 'records/unfit', pointer: records.pointer, message });
      continue;
    }
    const at = child(records, 'at');
    if (at !== undefined) checkPath(gate, definition, { entity, path: stringOf(at) ?? '', place: at });
    const selecting = [child(records, 'since'), child(records, 'release'), ...itemsOf(child(records, 'by'))].map(
      (place): readonly [string, Node | undefined] => [stringOf(place) ?? '', place],
    );
    for (const [path, place] of selecting) checkSingle(gate, definition, { entity, path, place });
    for (const [path, place] of entriesOf(child(records, 'only'))) {
      checkSingle(gate, definition, { entity, path, place });
      checkValue(gate, definition, { entity, path, place });
    }
    checkOutcome(gate, definition, node);
  }
}

interface Place {
  readonly entity: string;
  readonly path: string;
  readonly place: Node | undefined;
}

function checkSingle(gate: Gate, definition: Definition, { entity, path, place }: Place): void {
  if (place === undefined) return;
  checkPath(gate, definition, { entity, path, place, single: true });
  const reason = notSingle(findProperty(gate.compilation, entity, path));
  if (reason === undefined) return;
  const message = `Records cannot be selected by "${path}": ${reason}`;
  gate.report(definition, { code: 'records/unfit', pointer: place.pointer, message });
}

function checkValue(gate: Gate, definition: Definition, { entity, path, place }: Place): void {
  const values = (findProperty(gate.compilation, entity, path) ?? []).map(valuesOf).find((list) => list !== undefined);
  if (place === undefined || values === undefined || values.some((value) => value === place.json)) return;
  const message = `"${String(place.json)}" is no value of ${path}`;
  const hint = suggestName(String(place.json), values.map(String));
  gate.report(definition, { code: 'value/unknown', pointer: place.pointer, message, ...hint });
}

function checkOutcome(gate: Gate, definition: Definition, flow: Node): void {
  const results = itemsOf(child(flow, 'results')).flatMap((result) => stringOf(child(result, 'field')) ?? []);
  const records = child(flow, 'records');
  const outcome = child(records, 'outcome');
  const name = stringOf(outcome) ?? results.at(-1);
  if (name !== undefined && results.includes(name)) return;
  const message = name === undefined ? 'The flow has no results to compare' : `The flow has no result "${name}"`;
  const pointer = outcome?.pointer ?? records?.pointer ?? '';
  gate.report(definition, { code: 'records/unfit', pointer, message, ...suggestName(name ?? '', results) });
}
