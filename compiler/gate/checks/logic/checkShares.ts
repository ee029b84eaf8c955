import { child, itemsOf } from '../../../compile/node.ts';
import type { Gate } from '../../Gate.ts';

/** Checks that columns have a share for each block. */
export function checkShares(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const { value, pointer, schema } of places) {
      if (schema.head?.includes('columns') !== true) continue;
      const block = { source: { kind: '', id: '', json: value, keys: new Map() }, pointer, json: value };
      const share = child(block, 'share');
      const [wanted, given] = [itemsOf(child(block, 'body')).length, itemsOf(share).length];
      if (share === undefined || wanted === given) continue;
      const message = `There are ${given} shares for ${wanted} columns`;
      const hint = 'Write one number for each block of "body"';
      gate.report(definition, { code: 'share/unfit', pointer: share.pointer, message, hint });
    }
  }
}
