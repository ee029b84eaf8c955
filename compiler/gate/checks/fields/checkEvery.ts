import { child, stringOf } from '../../../compile/node.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

/** Checks that only read operations are called repeatedly (`every`). */
export function checkEvery(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const every = child(node, 'every');
    if (every === undefined || stringOf(child(node, 'call'))?.startsWith('GET ') === true) continue;
    const message = `${definition.id} changes something, and so is not called again after some seconds`;
    const hint = 'Take "every" out, or load the data by an operation with GET';
    gate.report(definition, { code: 'every/unsupported', pointer: every.pointer, message, hint });
  }
}
