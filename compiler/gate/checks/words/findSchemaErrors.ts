import { Ajv2020 } from 'ajv/dist/2020.js';

/** An error of a schema against JSON Schema 2020-12. */
export interface SchemaError {
  readonly pointer: string;
  readonly message: string;
}

let ajv: Ajv2020 | undefined;

/** Validates a schema against the meta-schema of JSON Schema 2020-12. Patterns are checked elsewhere. */
export function findSchemaErrors(schema: object): readonly SchemaError[] {
  ajv ??= new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false });
  if (ajv.validateSchema(schema)) return [];
  const errors = (ajv.errors ?? []).map(({ instancePath, message }) => ({
    pointer: instancePath,
    message: message ?? 'is not valid',
  }));
  // Each vocabulary reports the same error.
  return errors.filter((error, index) => errors.findIndex(({ pointer }) => pointer === error.pointer) === index);
}
