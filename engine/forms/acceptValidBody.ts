import { reservedNames } from '../expressions/operators.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Runtime, Scope, Validators } from '../model/runtime.types.ts';
import { isFileField } from '../operations/encodeRequest.ts';
import { isRecord } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';
import { checkAllowedValues, matchesJsonType } from './checkValue.ts';
import type { AvailableOptions, Draft, SelectedRecords } from './Draft.ts';
import { fieldScope, selectionScope } from './fieldScope.ts';
import { isBounded, longestText, mostNodes } from './isBounded.ts';
import { isEmpty } from './isEmpty.ts';

interface PlainInput {
  readonly operation: OperationModel;
  /** The body as it was received. Any JSON. */
  readonly body: unknown;
  readonly scope: Scope;
  readonly picked?: SelectedRecords;
  readonly offered?: AvailableOptions;
  readonly runtime: Runtime;
}

/**
 * The fast path for the body of an operation whose fields are unconditional. Returns the body if all of it is valid,
 * and undefined if a full validation is needed. It avoids scopes, rounds and messages for ordinary bodies, and never
 * refuses a body itself.
 */
export function acceptValidBody(input: PlainInput): Draft | undefined {
  const { operation, body, offered } = input;
  const plan = planOf(operation, input.runtime.validators);
  if (plan === undefined || !isRecord(body)) return undefined;
  if (offered !== undefined && Object.keys(offered).length > 0) return undefined;
  const { checks } = plan;
  let place = 0;
  let needed = 0;
  let isLarge = false;
  // Iterates over the names of the body, so that it meets names that no field has.
  for (const name in body) {
    let check = checks[place];
    // Most bodies name their values in the order of the fields.
    if (check === undefined || check.path !== name) {
      place = plan.places.get(name) ?? -1;
      check = checks[place];
      if (check === undefined) return undefined;
    }
    place += 1;
    const value = body[name];
    if (check.isText ? !isText(value) : !isOther(check.field, value)) return undefined;
    if (check.field.values !== undefined && checkAllowedValues(check.field, value) !== undefined) return undefined;
    if (check.validate !== undefined && check.validate(value).length > 0) return undefined;
    if (check.isNormalised && !isNormal(check.field, value, { ...input, body })) return undefined;
    if (check.isNeeded) needed += 1;
    if (typeof value === 'object') isLarge = true;
  }
  if (needed < plan.needed || (isLarge && !isBounded(body))) return undefined;
  // All names are known, so the body contains nothing else.
  return body;
}

/** A blank text clears the field or is dropped, which needs the full validation. */
function isText(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longestText) return false;
  // Most texts begin with a letter or a digit.
  const first = value.charCodeAt(0);
  return (first > 32 && first < 127) || !isEmpty(value);
}

function isOther(field: FieldModel, value: unknown): boolean {
  if (typeof value === 'string' && value.length > longestText) return false;
  return matchesJsonType(field, value) && !isEmpty(value);
}

/** Whether the value is in its normal form already, as most values from a form are. */
function isNormal(field: FieldModel, value: unknown, input: PlainInput & { readonly body: Draft }): boolean {
  // Items of a list are normalised one by one.
  if (Array.isArray(value)) return false;
  const { body, runtime } = input;
  const form = selectionScope({ ...input, fields: [], draft: body, release: runtime.release });
  const place = fieldScope(form, { record: body, root: body, value });
  return field.normalise.every((expression) => (resolveTemplate(expression, place) ?? value) === value);
}

/** What to check about the value of one field. */
interface PlainCheck {
  readonly path: string;
  readonly field: FieldModel;
  readonly isText: boolean;
  readonly isNormalised: boolean;
  /** Without a value the body needs the full validation: the field is required, or has a default. */
  readonly isNeeded: boolean;
  readonly validate: Validators[string] | undefined;
}

interface PlainPlan {
  readonly checks: readonly PlainCheck[];
  readonly places: ReadonlyMap<string, number>;
  readonly needed: number;
  readonly validators: Validators;
}

/** Operations never change, so their fields are analysed once. */
const plansBefore = new WeakMap<OperationModel, PlainPlan | 'not plain'>();

function planOf(operation: OperationModel, validators: Validators): PlainPlan | undefined {
  const known = plansBefore.get(operation);
  if (known === 'not plain') return undefined;
  if (known !== undefined && known.validators === validators) return known;
  const made = lookThrough(operation, validators);
  plansBefore.set(operation, made ?? 'not plain');
  return made;
}

function lookThrough({ body = [], rules }: OperationModel, validators: Validators): PlainPlan | undefined {
  const isTold = new Set(body.map(({ path }) => path)).size === body.length && body.length < mostNodes;
  if (rules.length > 0 || !isTold || !body.every(isPlain)) return undefined;
  // A read-only field in the body needs the full validation, like an unknown one.
  const open = body.filter(({ readOnly }) => !readOnly);
  const checks = open.map((field): PlainCheck => {
    const { path, type, constraint, normalise } = field;
    return {
      path,
      field,
      isText: type === 'string',
      isNormalised: normalise.length > 0,
      isNeeded: isNeeded(field),
      validate: Object.hasOwn(validators, constraint) ? validators[constraint] : undefined,
    };
  });
  const places = new Map(open.map(({ path }, place) => [path, place]));
  return { checks, places, needed: body.filter(isNeeded).length, validators };
}

function isNeeded({ required, default: given }: FieldModel): boolean {
  return required === true || given !== undefined;
}

/** Whether a field is always visible, allowed for every user, and valid or invalid by its value alone. */
function isPlain(field: FieldModel): boolean {
  const isOpen = field.when === true && field.locked === false && field.allow === undefined;
  const isOwn = field.value === undefined && field.each === undefined && typeof field.required === 'boolean';
  const isUndecided = field.flow === undefined && field.decidedBy === undefined;
  const isFlat =
    field.properties === undefined && isUndecided && !field.path.includes('.') && !reservedNames.has(field.path);
  return isOpen && isOwn && isFlat && field.rules.length === 0 && !isFileField(field);
}
