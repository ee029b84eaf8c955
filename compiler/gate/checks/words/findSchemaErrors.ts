import { Ajv2020 } from 'ajv/dist/2020.js';

/** A place of a schema that JSON Schema 2020-12 does not allow. */
export interface SchemaError {
  readonly pointer: string;
  readonly message: string;
}

let ajv: Ajv2020 | undefined;

/** Compares a schema with the meta-schema of JSON Schema 2020-12; patterns are checked elsewhere. */
export function findSchemaErrors(schema: object): readonly SchemaError[] {
  ajv ??= new Ajv2020({ strict: false, allErrors: true, validateFormats: false, logger: false });
  if (ajv.validateSchema(schema)) return [];
  const errors = (ajv.errors ?? []).map(({ instancePath, message }) => ({
    pointer: instancePath,
    message: message ?? 'is not valid',
  }));
  // A place that is wrong is wrong for each vocabulary that knows it.
  return errors.filter((error, index) => errors.findIndex(({ pointer }) => pointer === error.pointer) === index);
}
