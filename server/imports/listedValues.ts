import type { FieldModel, ValueOption } from '#engine';

/** The values that a field lists. Those of an amount with a rate are the rates, which are only a part of it. */
export function listedValues({ values, format }: FieldModel): readonly ValueOption[] | undefined {
  return format === 'pay' ? undefined : values;
}
