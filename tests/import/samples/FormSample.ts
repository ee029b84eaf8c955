/** A form in the manner of those that a form library ships, with the schema that judges its records. */
export interface FormSample {
  readonly name: string;
  /** The file that is imported. */
  readonly file: unknown;
  /** The schema that judges, where the file is no schema itself. */
  readonly schema: Readonly<Record<string, unknown>>;
}

type Schema = Readonly<Record<string, unknown>>;

export const text: Schema = { type: 'string' };
export const whole: Schema = { type: 'integer' };
export const number: Schema = { type: 'number' };
export const flag: Schema = { type: 'boolean' };

/** A schema of a record. */
export function record(properties: Schema, required: readonly string[] = [], more: Schema = {}): Schema {
  return { type: 'object', properties, ...(required.length === 0 ? {} : { required }), ...more };
}

/** A schema of a list. */
export function list(items: Schema, more: Schema = {}): Schema {
  return { type: 'array', items, ...more };
}
