/** A type as written in definitions: `string`, `person`, `person[]`, `boolean?`, `person#/properties/logicalName`. */
export interface TypeName {
  readonly name: string;
  readonly property?: string;
  readonly list: boolean;
  readonly optional: boolean;
}

const schemaTypes: ReadonlySet<string> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'any']);

export function parseTypeName(text: string): TypeName {
  const optional = text.endsWith('?');
  const bare = optional ? text.slice(0, -1) : text;
  const list = bare.endsWith('[]');
  const single = list ? bare.slice(0, -2) : bare;
  const [name = '', property] = single.split('#/properties/');
  return {
    name,
    list,
    optional,
    ...(property === undefined ? {} : { property: property.replaceAll('/properties/', '.') }),
  };
}

/** True for the type names of JSON Schema, which are not entities. */
export function isSchemaType(name: string): boolean {
  return schemaTypes.has(name);
}
