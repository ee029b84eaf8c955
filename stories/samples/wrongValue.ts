import type { FieldModel } from '#engine';

/** Returns an invalid value for a field; undefined if leaving it empty is the only possible error. */
export function wrongValue({ type, format, schema, options, values, value, locked }: FieldModel): unknown {
  if (options || values || value !== undefined || locked === true) return undefined;
  if (type === 'number' || type === 'integer') {
    const least = schema['minimum'];
    return typeof least === 'number' ? least - 1 : undefined;
  }
  if (type !== 'string') return undefined;
  if (format === 'email') return 'nobody';
  if (format === 'phone' || format === 'tel') return '12';
  return typeof schema['pattern'] === 'string' && format !== 'pay' ? '?' : undefined;
}
