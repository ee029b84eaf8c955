import type { RJSFSchema } from '@rjsf/utils';
import type { FieldModel } from '#engine';

/** The schema of a list of values; they are texts unless its constraint says otherwise. */
export function schemaOfList({ schema }: Pick<FieldModel, 'schema'>): RJSFSchema {
  return { items: { type: 'string' }, ...schema, type: 'array' };
}
