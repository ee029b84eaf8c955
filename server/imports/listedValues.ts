import type { FieldModel, ValueOption } from '#engine';

/** Returns the listed values of a field. For an amount with a rate, the list has only the rates, so there are none. */
export function listedValues({ values, format }: FieldModel): readonly ValueOption[] | undefined {
  return format === 'pay' ? undefined : values;
}
