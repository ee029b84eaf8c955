import type { CallModel } from '../model/call.types.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';

/** Arguments of a call by the names of the definitions, and the required arguments that have no value. */
export interface BoundCall {
  readonly args: Readonly<Record<string, unknown>>;
  readonly unbound: readonly string[];
}

interface Binding {
  readonly operation: OperationModel;
  readonly scope: Scope;
  /** Its policies determine which branches of a choice the user may get. */
  readonly release: Pick<Release, 'access'>;
}

/** Variables of the scope that are never arguments. */
const places: ReadonlySet<string> = new Set(
  'this root record value chosen options route run user setting item list answers body result error'.split(' '),
);

/**
 * Binds the arguments of a call: the value in `with`, else the property of `this`, the variable or the route parameter
 * with the same name.
 *
 * @example bindCall(call, { operation: release.operations['loans.close'], scope, release }).args // { loanId: 7 }
 */
export function bindCall(call: CallModel, { operation, scope, release }: Binding): BoundCall {
  const args: Record<string, unknown> = {};
  for (const [name, template] of Object.entries(call.with)) {
    const value = resolveTemplate(template, scope, release.access.policies);
    if (value !== undefined) args[name] = value;
  }
  const fields = [...operation.query, ...(operation.body ?? [])];
  for (const name of new Set([...operation.parameters, ...fields.map((field) => field.path)])) {
    if (isSaid(call.with, name)) continue;
    const value = bindByName(name, scope);
    if (value !== undefined) args[name] = value;
  }
  return { args, unbound: [...neededNames(operation, fields)].filter((name) => !isGiven(args, name)) };
}

/** `with` decides about a name, even if its value is absent. */
function isSaid(given: CallModel['with'], name: string): boolean {
  return Object.keys(given).some((said) => said === name || name.startsWith(`${said}.`));
}

function bindByName(name: string, scope: Scope): unknown {
  const { variables } = scope;
  const own = readPath(variables['this'], name);
  if (own !== undefined) return own;
  if (!places.has(name) && Object.hasOwn(variables, name)) {
    const variable = variables[name];
    if (variable !== undefined && variable !== null) return variable;
  }
  const route = variables['route'];
  return isRecord(route) && Object.hasOwn(route, name) ? route[name] : undefined;
}

function isGiven(args: BoundCall['args'], name: string): boolean {
  return Object.hasOwn(args, name) || readPath(args, name) !== undefined;
}

function neededNames({ parameters, body }: OperationModel, fields: readonly FieldModel[]): ReadonlySet<string> {
  // A body with one field is meaningless without it.
  const only = body?.length === 1 ? body[0] : undefined;
  const needed = fields.filter((field) => isNeeded(field, field === only));
  return new Set([...parameters, ...needed.map((field) => field.path)]);
}

/**
 * Whether an argument is required. The gate applies the same rule to definitions: a field that the server fills in, or
 * that may be forbidden, is not required.
 */
function isNeeded(field: FieldModel, isOnly: boolean): boolean {
  if (field.when !== true || field.allow !== undefined || field.each !== undefined) return false;
  if (field.default !== undefined || field.value !== undefined) return false;
  return isOnly || field.required === true;
}
