import { flatFields } from '../../../compile/fieldLists.ts';
import { findBodyField } from '../../../compile/findBodyField.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import { callsOf } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';
import { declaredNames } from '../../scope/scopeOf.ts';
import { readsName } from './readsName.ts';

/** Properties that a form field inherits from the body, and that the browser evaluates. */
const inherited = ['when', 'locked', 'required', 'default', 'value', 'options', 'fills'] as const;

/** Checks that properties that a form inherits from a body do not read the stored record, which only the server has. */
export function checkRecord(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    if (declaredNames(node).includes('record')) continue;
    const operations = callsOf(child(node, 'submits'));
    for (const field of flatFields(child(node, 'fields'))) {
      const path = stringOf(field) ?? stringOf(child(field, 'field'));
      if (path === undefined) continue;
      const layers = operations.map((id) => findBodyField(gate.compilation, id, path)).find((found) => found) ?? [];
      for (const word of inherited) {
        const written = [field, ...layers].find((layer) => child(layer, word) !== undefined);
        if (written === undefined || written === field || !readsRecord(child(written, word))) continue;
        const message = `${path}: "${word}" of ${written.source.id} reads record, which only the server has`;
        const hint = `Write "${word}" here with what the form is given or loads`;
        gate.report(definition, { code: 'record/unavailable', pointer: field.pointer, message, hint });
      }
    }
  }
}

function readsRecord(place: Node | undefined): boolean {
  return place !== undefined && readsName(place.json, 'record');
}
