import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { CompiledValidateFunction } from '@rjsf/validator-ajv8/lib/types.js';
import { type FieldModel, type FormModel, isRecord, readPath, type Validators } from '#engine';

/** A form of a release for plain rjsf. */
export interface PlainForm {
  readonly schema: RJSFSchema;
  readonly validator: ValidatorType;
}

interface FormValidatorInput {
  readonly form: FormModel;
  /** Those of the release: the same functions that the portal and its server run. */
  readonly validators: Validators;
  /** The title of a field, in the language of the app. */
  readonly title: (field: FieldModel) => string;
  /** The message of a keyword of JSON Schema at a field. */
  readonly message: (field: FieldModel, keyword: string) => string;
}

/**
 * Returns the schema of a form, and its compiled validators as a validator for rjsf, like `createPrecompiledValidator`:
 * no schema is compiled in the browser. Conditions, rules and computed values are not included; the server applies
 * them.
 */
export function createFormValidator({ form, validators, title, message }: FormValidatorInput): PlainForm {
  const fields = 'each' in form.fields ? [] : form.fields.filter(({ path }) => !path.includes('.'));
  const schema: RJSFSchema = {
    $id: form.id,
    type: 'object',
    required: fields.filter(({ required }) => required === true).map(({ path }) => path),
    properties: Object.fromEntries(fields.map((field) => [field.path, propertyOf(field, title(field))])),
  };
  const validate: CompiledValidateFunction = (data: unknown) => {
    const errors = fields.flatMap((field) => {
      const value = isRecord(data) ? readPath(data, field.path) : undefined;
      return problemsOf(field, value, validators).map(({ keyword, params, instancePath }) => ({
        keyword,
        params: { ...params },
        instancePath: `/${field.path}${instancePath}`,
        schemaPath: `#/properties/${field.path}/${keyword}`,
        message: message(field, keyword),
      }));
    });
    validate.errors = errors;
    return errors.length === 0;
  };
  return { schema, validator: createPrecompiledValidator({ [form.id]: validate }, schema) };
}

function propertyOf({ type, schema }: FieldModel, title: string): RJSFSchema {
  return { title, ...(type === 'any' ? { type: 'string' } : { type }), ...schema };
}

function problemsOf(field: FieldModel, value: unknown, validators: Validators): ReturnType<Validators[string]> {
  if (value !== undefined) return validators[field.constraint]?.(value) ?? [];
  return field.required === true ? [{ keyword: 'required', params: {}, instancePath: '' }] : [];
}
