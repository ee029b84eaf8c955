import type { Gate } from '../../Gate.ts';

/** Words, shapes and head words, as the walk beside the meta-schema found them. */
export function checkProperties(gate: Gate): void {
  for (const { definition, faults } of gate.walked) for (const fault of faults) gate.report(definition, fault);
}
