/**
 * Returns the current step of a machine. A step with inner states (`running`, `failed`) is an object in the machine's
 * value.
 */
export function currentStep(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : '';
}
