import { reservedNames } from '../expressions/operators.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/release.types.ts';
import type { Runtime, Scope } from '../model/runtime.types.ts';
import { isFileField } from '../operations/encodeRequest.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { checkValue } from './checkValue.ts';
import type { Draft, Offered, Picked } from './Draft.ts';
import { choiceScope, fieldScope } from './fieldScope.ts';
import { isEmpty } from './isEmpty.ts';

interface PlainInput {
  readonly operation: OperationModel;
  readonly body: Draft;
  readonly scope: Scope;
  readonly picked?: Picked;
  readonly offered?: Offered;
  readonly runtime: Runtime;
}

/**
 * The body of an operation whose fields hang on nothing, when all of it is plainly right; undefined where somebody has
 * to look closer. It spares the usual body all scopes, rounds and messages, and never says no itself.
 */
export function acceptPlain(input: PlainInput): Draft | undefined {
  const { operation, body, offered, runtime } = input;
  const fields = plainFields(operation);
  if (fields === undefined || (offered !== undefined && Object.keys(offered).length > 0)) return undefined;
  let given = 0;
  for (const field of fields) {
    const { path } = field;
    if (!Object.hasOwn(body, path)) {
      if (field.required === true || field.default !== undefined) return undefined;
      continue;
    }
    const value = body[path];
    // What is empty clears or is dropped, which is not plain any more.
    if (field.readOnly || isEmpty(value) || !isNormal(field, value, input)) return undefined;
    if (checkValue(field, value, runtime) !== undefined) return undefined;
    given += 1;
  }
  // All of it is known, so that a copy carries nothing else along.
  return given === Object.keys(body).length ? { ...body } : undefined;
}

/** In its normal form already, as most of what a form has sent is. */
function isNormal(field: FieldModel, value: unknown, input: PlainInput): boolean {
  if (field.normalise.length === 0) return true;
  // Items of a list are brought into their form one by one.
  if (Array.isArray(value)) return false;
  const { body, runtime } = input;
  const form = choiceScope({ ...input, fields: [], draft: body, release: runtime.release });
  const place = fieldScope(form, { record: body, root: body, value });
  return field.normalise.every((expression) => (resolveTemplate(expression, place) ?? value) === value);
}

/** Operations never change, so that their fields are looked through once. */
const plainBefore = new WeakMap<OperationModel, readonly FieldModel[] | 'not plain'>();

function plainFields(operation: OperationModel): readonly FieldModel[] | undefined {
  const known = plainBefore.get(operation) ?? lookThrough(operation);
  plainBefore.set(operation, known);
  return known === 'not plain' ? undefined : known;
}

function lookThrough({ body = [], rules }: OperationModel): readonly FieldModel[] | 'not plain' {
  return rules.length === 0 && body.every(isPlain) ? body : 'not plain';
}

/** Always there, open to everybody, and right or wrong by its value alone. */
function isPlain(field: FieldModel): boolean {
  const isOpen = field.when === true && field.locked === false && field.allow === undefined;
  const isOwn = field.value === undefined && field.each === undefined && typeof field.required === 'boolean';
  const isFlat = field.properties === undefined && !field.path.includes('.') && !reservedNames.has(field.path);
  return isOpen && isOwn && isFlat && field.rules.length === 0 && !isFileField(field);
}
