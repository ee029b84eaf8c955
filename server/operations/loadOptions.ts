import {
  bindCall,
  type CallModel,
  decodeArguments,
  type Expression,
  encodeRequest,
  evaluate,
  grantedRelations,
  isExpression,
  isRecord,
  type OperationModel,
  type OptionsModel,
  type Scope,
} from '#engine';
import type { Granted, HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { findRecord } from '../records/readRecords.ts';
import { checkQuery } from './checkQuery.ts';

/** Runs an operation as the user of the request. */
export type RunAsUser = (
  operation: string,
  args: Readonly<Record<string, unknown>>,
  access: readonly Granted[],
) => Promise<unknown>;

interface LoadInput {
  readonly scope: Scope;
  readonly context: HandlerContext;
  readonly run: RunAsUser;
}

/** Returns the options of a source. Undefined if it needs an argument that this body does not have. */
export async function loadSource(
  source: CallModel | Expression,
  { scope, context, run }: LoadInput,
): Promise<readonly unknown[] | undefined> {
  if (isExpression(source)) {
    const list = evaluateOrNothing(source, scope);
    return Array.isArray(list) ? list : undefined;
  }
  const operation = context.release.operations[source.run];
  if (operation === undefined) return undefined;
  const access = grantedRelations(operation, context.scope, context.release);
  if (access.length === 0) return [];
  const { args, unbound } = bindCall(source, { operation, scope, release: context.release });
  if (unbound.length > 0) return undefined;
  const asked = asAsked(operation, args, context);
  if (asked === undefined) return [];
  try {
    const answer = await run(source.run, asked, access);
    const list = isRecord(answer) ? answer['content'] : answer;
    return Array.isArray(list) ? list : undefined;
  } catch (error) {
    // A source that is refused has no options for this user.
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Returns the arguments as a request of the client would have them. Undefined if the request would be invalid. */
function asAsked(
  operation: OperationModel,
  args: Readonly<Record<string, unknown>>,
  context: HandlerContext,
): Readonly<Record<string, unknown>> | undefined {
  const { release, runtime, scope, storages } = context;
  const params = Object.fromEntries(operation.parameters.map((name) => [name, String(args[name])]));
  const { query } = encodeRequest(operation, args, release);
  const decoded = decodeArguments(operation, { params, query, body: undefined }, release);
  if (checkQuery({ operation, decoded, scope, runtime, storages }).length > 0) return undefined;
  return { ...decoded.query, ...decoded.params };
}

interface PagedLook {
  readonly options: OptionsModel;
  readonly call: CallModel;
  readonly value: unknown;
  readonly context: HandlerContext;
}

/**
 * Returns the record of a value from a paged source, or `unknown` if its operation cannot return it. Only this record
 * is looked up, with the source's own ownership.
 */
export async function findPaged({ options, call, value, context }: PagedLook): Promise<unknown> {
  const operation = context.release.operations[call.run];
  const entity = options.entity;
  if (operation === undefined || entity === undefined || !context.storages.has(entity)) return 'unknown';
  if (options.key !== context.release.entities[entity]?.key) return 'unknown';
  const access = grantedRelations(operation, context.scope, context.release);
  return access.length === 0 ? undefined : findRecord({ ...context, access }, entity, value);
}

function evaluateOrNothing(source: Expression, scope: Scope): unknown {
  try {
    return evaluate(source, scope);
  } catch {
    return undefined;
  }
}
