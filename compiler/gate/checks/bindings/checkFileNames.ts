import { findSource } from '../../../compile/compilation.ts';
import { child, type Node, stringOf } from '../../../compile/node.ts';
import type { Gate } from '../../Gate.ts';

/** Checks that `file` is only used where there is a file: a printout, or the result of an operation. */
export function checkFileNames(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const { value, pointer, schema } of places) {
      const isAction = schema.head?.some((word) => word === 'run' || word === 'do') === true;
      if (!isAction || typeof value !== 'object' || value === null || !('file' in value)) continue;
      const message = reasonAgainst(gate, nodeAt(pointer, value));
      if (message === undefined) continue;
      const hint = 'Take "file" out';
      gate.report(definition, { code: 'file/unfit', pointer: `${pointer}/file`, message, hint });
    }
  }
}

function nodeAt(pointer: string, json: unknown): Node {
  return { source: { kind: '', id: '', json, keys: new Map() }, pointer, json };
}

function reasonAgainst(gate: Gate, action: Node): string | undefined {
  const act = stringOf(child(action, 'do'));
  if (act !== undefined) return act === 'print' ? undefined : `"${act}" makes no file that has a name here`;
  const run = stringOf(child(action, 'run')) ?? '';
  const operation = findSource(gate.compilation, 'operation', run);
  if (operation === undefined || child(child(operation, 'result'), 'file') !== undefined) return undefined;
  return `${run} returns no file`;
}
