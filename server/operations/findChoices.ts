import {
  bindCall,
  type CallModel,
  decodeArguments,
  type Expression,
  encodeRequest,
  evaluate,
  type FieldModel,
  grantedRelations,
  isDeepEqual,
  isExpression,
  isRecord,
  type OperationModel,
  readPath,
  type Scope,
} from '#engine';
import type { Granted, HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { findRecord } from '../records/readRecords.ts';
import { checkQuery } from './checkQuery.ts';

/** What the sources of a body's fields answer to this user now. */
export interface Choices {
  /** Field → the record picked there. */
  readonly chosen: Readonly<Record<string, unknown>>;
  /** Field → everything that may be picked there. */
  readonly offered: Readonly<Record<string, readonly unknown[]>>;
  /** Field → the items that bring its fields. */
  readonly brought: Readonly<Record<string, readonly unknown[]>>;
  /** Paths of values from a paged source that it does not have. */
  readonly strangers: readonly string[];
}

type Ask = (operation: string, args: Readonly<Record<string, unknown>>, access: readonly Granted[]) => Promise<unknown>;

/** Asks every source again, as the user: a picked value travels from the browser, what it stands for does not. */
export async function findChoices(context: HandlerContext, body: unknown, ask: Ask): Promise<Choices> {
  const chosen: Record<string, unknown> = {};
  const offered: Record<string, readonly unknown[]> = {};
  const brought: Record<string, readonly unknown[]> = {};
  const strangers: string[] = [];
  for (const field of context.operation.body ?? []) {
    const value: unknown = readPath(body, field.path);
    const variables = { ...context.scope.variables, this: body, root: body, chosen, options: offered };
    const scope = { ...context.scope, variables };
    if (field.each !== undefined) {
      const items = await askSource(field.each.from, { scope, context, ask });
      if (items !== undefined) brought[field.path] = items;
    }
    if (field.options === undefined || isBlank(value)) continue;
    if (field.options.paged && !isExpression(field.options.source)) {
      const found = await findPaged({ field, call: field.options.source, value, context });
      if (found === undefined && !isDeepEqual(readPath(context.record, field.path), value)) strangers.push(field.path);
      if (found !== undefined && found !== 'unknown') chosen[field.path] = found;
      continue;
    }
    const list = await askSource(field.options.source, { scope, context, ask });
    if (list === undefined) continue;
    offered[field.path] = list;
    const picked = pick(field, value, list);
    if (picked !== undefined) chosen[field.path] = picked;
  }
  return { chosen, offered, brought, strangers };
}

interface Asking {
  readonly scope: Scope;
  readonly context: HandlerContext;
  readonly ask: Ask;
}

/** Undefined when the source cannot be asked here: it needs an argument that this body does not have. */
async function askSource(
  source: CallModel | Expression,
  { scope, context, ask }: Asking,
): Promise<readonly unknown[] | undefined> {
  if (isExpression(source)) {
    const list = evaluateOrNothing(source, scope);
    return Array.isArray(list) ? list : undefined;
  }
  const operation = context.release.operations[source.run];
  if (operation === undefined) return undefined;
  const access = grantedRelations(operation, context.scope, context.release);
  if (access.length === 0) return [];
  const { args, unbound } = bindCall(source, operation, scope);
  if (unbound.length > 0) return undefined;
  const asked = asAsked(operation, args, context);
  if (asked === undefined) return [];
  try {
    const answer = await ask(source.run, asked, access);
    const list = isRecord(answer) ? answer['content'] : answer;
    return Array.isArray(list) ? list : undefined;
  } catch (error) {
    // What a browser is refused offers it nothing.
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** The arguments as they arrive when a browser asks the source; undefined when it would not answer. */
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
  readonly field: FieldModel;
  readonly call: CallModel;
  readonly value: unknown;
  readonly context: HandlerContext;
}

/** A paged source is not walked through: the one record is looked for, under the source's own ownership. */
async function findPaged({ field, call, value, context }: PagedLook): Promise<unknown> {
  const operation = context.release.operations[call.run];
  const entity = field.options?.entity;
  if (operation === undefined || entity === undefined || !context.storages.has(entity)) return 'unknown';
  if (field.options?.key !== context.release.entities[entity]?.key) return 'unknown';
  const access = grantedRelations(operation, context.scope, context.release);
  return access.length === 0 ? undefined : findRecord({ ...context, access }, entity, value);
}

function pick(field: FieldModel, value: unknown, list: readonly unknown[]): unknown {
  const key = field.options?.key;
  const find = (wanted: unknown): unknown =>
    list.find((item) => isDeepEqual(key === undefined || !isRecord(item) ? item : item[key], wanted));
  if (!Array.isArray(value)) return find(value);
  const picked = value.map(find);
  return picked.includes(undefined) ? undefined : picked;
}

function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function evaluateOrNothing(source: Expression, scope: Scope): unknown {
  try {
    return evaluate(source, scope);
  } catch {
    return undefined;
  }
}
