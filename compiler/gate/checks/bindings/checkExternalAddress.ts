import { isAuthored } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import type { Gate } from '../../Gate.ts';

/** Checks that `leave` gets an address, and no other argument. */
export function checkExternalAddress(gate: Gate): void {
  for (const { definition, places } of gate.walked) {
    for (const { value, pointer, schema } of places) {
      if (schema.head?.includes('do') !== true || !isAuthored(value) || value['do'] !== 'leave') continue;
      const handed: unknown = value['with'];
      const names = isAuthored(handed) ? Object.keys(handed) : [];
      if (!names.includes('address')) {
        const message = 'leave needs address, and nothing hands it over';
        const hint = 'Write "with": { "address": "=…" }';
        gate.report(definition, { code: 'argument/missing', pointer: joinPointer(pointer, 'do'), message, hint });
      }
      for (const name of names.filter((one) => one !== 'address')) {
        const message = `leave takes address alone, not ${name}`;
        gate.report(definition, { code: 'argument/unknown', pointer: `${pointer}/with/${name}`, message });
      }
    }
  }
}
