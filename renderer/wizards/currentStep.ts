/** The step a machine is at. One that waits inside (`running`, `failed`) is an object in the machine's value. */
export function currentStep(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? (Object.keys(value)[0] ?? '') : '';
}
