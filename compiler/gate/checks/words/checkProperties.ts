import type { Gate } from '../../Gate.ts';

/** Reports the errors of the meta-schema walk: unknown properties, wrong shapes and head properties. */
export function checkProperties(gate: Gate): void {
  for (const { definition, faults } of gate.walked) for (const fault of faults) gate.report(definition, fault);
}
