import type { RJSFSchema } from '@rjsf/utils';
import type { FieldModel, Text } from '#engine';

/** The schema of a list with that of its entries; the properties of records are not part of the constraint of a list. */
export function schemaOfList(
  { schema, properties }: Pick<FieldModel, 'schema' | 'properties'>,
  write: (text: Text) => string,
): RJSFSchema {
  if (properties === undefined) return { items: { type: 'string' }, ...schema, type: 'array' };
  return { ...schema, type: 'array', items: recordOf(properties, write) };
}

function recordOf(properties: readonly FieldModel[], write: (text: Text) => string): RJSFSchema {
  return {
    type: 'object',
    required: properties.filter(({ required }) => required === true).map(nameOf),
    properties: Object.fromEntries(properties.map((property) => [nameOf(property), propertyOf(property, write)])),
  };
}

function propertyOf(property: FieldModel, write: (text: Text) => string): RJSFSchema {
  const title = write(property.title);
  if (property.properties === undefined) {
    const { type, schema, values = [] } = property;
    const options = values.map((option) => ({ const: option.value, title: write(option.title) }));
    const { enum: _values, ...rest } = schema;
    return {
      title,
      type: type === 'any' ? 'string' : type,
      ...(options.length > 0 && type !== 'array' ? { ...rest, oneOf: options } : schema),
    };
  }
  const inner = property.type === 'array' ? schemaOfList(property, write) : recordOf(property.properties, write);
  return { title, ...inner };
}

/** Properties of a record have the path of their list before their name. */
function nameOf({ path }: FieldModel): string {
  return path.slice(path.lastIndexOf('.') + 1);
}
