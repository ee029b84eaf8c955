import type { FieldModel } from '#engine';

/** A column of the rows of a list. */
export interface Column {
  /** Path in the row, `town` or `publisher.town`. */
  readonly path: string;
  readonly field: FieldModel;
}

/** Returns the columns of a row: its fields, and those of the objects in it. */
export function columnsOf(fields: readonly FieldModel[] = [], prefix = ''): readonly Column[] {
  return fields.flatMap((field): readonly Column[] => {
    const path = prefix + field.path;
    if (field.properties && field.type !== 'array') return columnsOf(field.properties, `${path}.`);
    return field.when === false ? [] : [{ path, field }];
  });
}
