import {
  bindCall,
  type CallModel,
  type DataModel,
  grantedRelations,
  isRecord,
  type ResolvedSource,
  redactResult,
  resolveChoice,
  resolveCondition,
  resolveTemplate,
  type Source,
} from '#engine';
import type { PrintContext } from './PrintContext.types.ts';

/** Returns the context with additional variables. An undefined variable hides an outer one of the same name. */
export function withVariables(context: PrintContext, added: Readonly<Record<string, unknown>>): PrintContext {
  const all = { ...context.scope.variables, ...added };
  const variables = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return { ...context, scope: { ...context.scope, variables } };
}

/** Returns the context with the data of a screen as variables. Each one can read those before it. */
export async function withData(context: PrintContext, data: readonly DataModel[]): Promise<PrintContext> {
  let inner = context;
  for (const { name, value } of data) inner = withVariables(inner, { [name]: await readSource(inner, value) });
  return inner;
}

/** Returns the value of a source: a call, an expression or a variable. */
export async function readSource(context: PrintContext, source: Source): Promise<unknown> {
  const { scope, release } = context;
  const taken = resolveChoice<ResolvedSource>(source, scope, release.access.policies) ?? null;
  if (isCall(taken)) return readCall(context, taken);
  if (isVariable(taken)) return scope.variables[taken.variable];
  return resolveTemplate(taken, scope, release.access.policies) ?? undefined;
}

/** Only a call has an operation and a name for its outcome. */
function isCall(source: ResolvedSource): source is CallModel {
  return isRecord(source) && 'run' in source && 'as' in source;
}

function isVariable(source: Exclude<ResolvedSource, CallModel>): source is { readonly variable: string } {
  return isRecord(source) && typeof source['variable'] === 'string';
}

/**
 * Returns the result of a call for this reader. As on a page, it is undefined if its condition is false, if the reader
 * may not make it, or if an argument is missing.
 */
async function readCall(context: PrintContext, call: CallModel): Promise<unknown> {
  const { release, scope } = context;
  const operation = release.operations[call.run];
  if (operation === undefined) throw new Error(`The release has no operation "${call.run}".`);
  const { shape } = operation.result;
  const absent = shape === 'list' || shape === 'page' ? [] : undefined;
  const { args, unbound } = bindCall(call, { operation, scope, release });
  const isMade =
    unbound.length === 0 &&
    grantedRelations(operation, scope, release).length > 0 &&
    resolveCondition(call.when, scope, release.access.policies);
  if (!isMade) return absent;
  const { user, expressions } = scope;
  const result = await context.run(operation.id, args);
  const visible = redactResult({ operation, result, user, expressions, release }) ?? absent;
  if (call.otherwise !== undefined && isEmpty(visible)) return readCall(context, call.otherwise);
  return isRecord(visible) && Array.isArray(visible['content']) ? visible['content'] : visible;
}

function isEmpty(result: unknown): boolean {
  return result === undefined || (Array.isArray(result) && result.length === 0);
}
