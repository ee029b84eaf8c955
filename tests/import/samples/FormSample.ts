/** A form like the examples of a form library, with a schema that validates its records. */
export interface FormSample {
  readonly name: string;
  /** The file that is imported. */
  readonly file: unknown;
  /** The schema that validates records. It is written separately where the file itself is no schema. */
  readonly schema: Readonly<Record<string, unknown>>;
}

type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
export const whole: Schema = { type: 'integer' };
export const number: Schema = { type: 'number' };
export const flag: Schema = { type: 'boolean' };

/** Returns the schema of a record. */
export function record(properties: Schema, required: readonly string[] = [], more: Schema = {}): Schema {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }), ...more };
}

/** Returns the schema of a list. */
export function list(items: Schema, more: Schema = {}): Schema {
  return { type: 'array', items, ...more };
}
