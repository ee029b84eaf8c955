import type { CallModel } from '../model/call.types.ts';
import type { FieldModel } from '../model/field.types.ts';
import type { OperationModel } from '../model/kinds/operation.types.ts';
import type { Release } from '../model/release.types.ts';
import type { Scope } from '../model/runtime.types.ts';
import { isRecord, readPath } from '../records/readPath.ts';
import { resolveTemplate } from '../values/resolveTemplate.ts';

/** Arguments of a call by the definitions' names, and those it needs and nobody gives. */
export interface BoundCall {
  readonly args: Readonly<Record<string, unknown>>;
  readonly unbound: readonly string[];
}

interface Binding {
  readonly operation: OperationModel;
  readonly scope: Scope;
  /** Its policies say which branches of a choice the user may take. */
  readonly release: Pick<Release, 'access'>;
}

/** Names of places, never of arguments. */
const places: ReadonlySet<string> = new Set(
  'this root record value chosen options route run user setting item list answers body result error'.split(' '),
);

/**
 * Finds the arguments of a call: what `with` says, else what `this`, a variable of that very name or the route has.
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

/** `with` decides about a name even when its value turns out to be absent. */
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
  // A body of one field means nothing without it.
  const only = body?.length === 1 ? body[0] : undefined;
  const needed = fields.filter((field) => isNeeded(field, field === only));
  return new Set([...parameters, ...needed.map((field) => field.path)]);
}

/** The gate asks the same of definitions: what the server fills in, or may not get at all, nobody has to give. */
function isNeeded(field: FieldModel, isOnly: boolean): boolean {
  if (field.when !== true || field.allow !== undefined || field.each !== undefined) return false;
  if (field.default !== undefined || field.value !== undefined) return false;
  return isOnly || field.required === true;
}
