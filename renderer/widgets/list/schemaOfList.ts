import type { RJSFSchema } from '@rjsf/utils';
import type { FieldModel } from '#engine';

/** Returns the schema of a list of values, which are texts unless the constraint defines another type. */
export function schemaOfList({ schema }: Pick<FieldModel, 'schema'>): RJSFSchema {
  return { items: { type: 'string' }, ...schema, type: 'array' };
}
