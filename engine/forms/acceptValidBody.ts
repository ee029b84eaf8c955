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
  if (plan === undefined || !plan.isWhole || !isRecord(body)) return undefined;
  if (offered !== undefined && Object.keys(offered).length > 0) return undefined;
  return isValid(plan, input, body) ? body : undefined;
}

/** A body in two parts: the valid values of unconditional fields, and the rest with the fields that depend on others. */
export interface PartedBody {
  readonly plain: Draft;
  /** The operation with the other fields only. */
  readonly operation: OperationModel;
  readonly body: Draft;
}

/**
 * The fast path for the unconditional fields of an operation that also has others, or rules. Undefined if one of their
 * values needs the full validation. Options of a field are part of the full validation.
 */
export function acceptPlainFields(input: PlainInput): PartedBody | undefined {
  const { operation, body } = input;
  const plan = planOf(operation, input.runtime.validators);
  if (plan?.others === undefined || !isRecord(body)) return undefined;
  const plain: Record<string, unknown> = {};
  // Entries, because one of these names can be `__proto__`.
  const others: [string, unknown][] = [];
  for (const name of Object.keys(body)) {
    if (plan.places.has(name)) plain[name] = body[name];
    else others.push([name, body[name]]);
  }
  if (!isValid(plan, { ...input, body: plain }, body, plain)) return undefined;
  return { plain, operation: plan.others, body: Object.fromEntries(others) };
}

/**
 * Whether the values of all plain fields are valid, and no other name is among them. `body` is the whole body, which
 * normal forms are computed from.
 */
function isValid(plan: PlainPlan, input: PlainInput, body: Draft, values: Draft = body): boolean {
  const { checks } = plan;
  let place = 0;
  let needed = 0;
  let isLarge = false;
  // Iterates over the names of the body, so that it meets names that no field has.
  for (const name in values) {
    let check = checks[place];
    // Most bodies name their values in the order of the fields.
    if (check === undefined || check.path !== name) {
      place = plan.places.get(name) ?? -1;
      check = checks[place];
      if (check === undefined) return false;
    }
    place += 1;
    const value = values[name];
    if (check.isText ? !isText(value) : !isOther(check.field, value)) return false;
    if (check.field.values !== undefined && checkAllowedValues(check.field, value) !== undefined) return false;
    if (check.validate !== undefined && check.validate(value).length > 0) return false;
    if (check.isNormalised && !isNormal(check.field, value, { ...input, body })) return false;
    if (check.isNeeded) needed += 1;
    if (typeof value === 'object') isLarge = true;
  }
  return needed >= plan.needed && (!isLarge || isBounded(values));
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
  /** Whether all fields are plain, and there are no rules. */
  readonly isWhole: boolean;
  /** The operation with the fields that are not plain. Undefined if plain ones cannot be checked apart from them. */
  readonly others: OperationModel | undefined;
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

function lookThrough(operation: OperationModel, validators: Validators): PlainPlan | undefined {
  const { body = [], rules } = operation;
  const isTold = new Set(body.map(({ path }) => path)).size === body.length && body.length < mostNodes;
  if (!isTold) return undefined;
  const isWhole = rules.length === 0 && body.every(isPlain);
  if (!isWhole && !body.every(isSeparable)) return undefined;
  const isChecked = (field: FieldModel): boolean => isPlain(field) && (isWhole || field.options === undefined);
  // A read-only field in the body needs the full validation, like an unknown one.
  const open = body.filter((field) => !field.readOnly && isChecked(field));
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
  const others = body.filter(({ path }) => !places.has(path));
  const isApart = !isWhole && others.every(({ path }) => !places.has(path.split('.')[0] ?? ''));
  return {
    ...{ checks, places, isWhole, validators },
    needed: (isWhole ? body : open).filter(isNeeded).length,
    others: isApart ? { ...operation, body: others } : undefined,
  };
}

/** Whether other fields of the body can be checked apart from this one: it brings no fields of its own. */
function isSeparable({ each, flow, decidedBy }: FieldModel): boolean {
  return each === undefined && flow === undefined && decidedBy === undefined;
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
