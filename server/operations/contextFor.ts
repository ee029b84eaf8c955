import { expressions } from '#compiler';
import { completeBody, formatText, type OperationModel, type Scope, type User } from '#engine';
import type { CallExternal } from '../contract/CallExternal.types.ts';
import type { Cause, Granted, HandlerContext, RequestFacts } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { createEventLog } from '../events/createEventLog.ts';
import type { LoadedRelease, ServedRelease } from '../releases/ReleaseStore.types.ts';
import { findSubject } from './findSubject.ts';
import { completeHandlerResult } from './shapeResult.ts';

type Row = Readonly<Record<string, unknown>>;

interface ContextInput {
  readonly services: Services;
  readonly live: ServedRelease;
  readonly db: Queries;
  readonly user: User;
  readonly locale: string;
  readonly request: RequestFacts;
  readonly afterCommit: (work: () => Promise<unknown>) => void;
  readonly outside: CallExternal;
}

/**
 * The parts that differ between the calls of one request: that of the client, and those of effects and option lists.
 */
type CallPart =
  | 'operation'
  | 'args'
  | 'body'
  | 'version'
  | 'record'
  | 'cause'
  | 'chosen'
  | 'access'
  | 'scope'
  | 'page'
  | 'events'
  | 'run'
  | 'text'
  | 'refuse';

/** The parts that all calls of one request share. */
export interface RequestContext extends Omit<HandlerContext, CallPart> {
  readonly handlers: ServedRelease['handlers'];
  readonly clock: Scope['clock'];
  /** Logs expressions that fail. */
  readonly report: NonNullable<Scope['report']>;
}

/** Creates the context of a request in its transaction, once. `deriveContext` derives the context of each call. */
export function contextFor({ services, live, locale, ...request }: ContextInput): RequestContext {
  const { release, validators, storages, machines, handlers } = live;
  const { mail, jobs, files, health, releases, clock, log, facts: server } = services;
  return {
    ...request,
    ...{ release, storages, machines, handlers, locale, mail, jobs, files, health, log, server, releases, clock },
    imports: services.imports(services),
    runtime: { release, locale, validators },
    report: (failure) => live.logExpression(failure, log),
    releaseOf: (hash) => releaseOf(services, hash),
    notFound: () => {
      throw new Refusal({ status: 404, code: 'not-found' });
    },
  };
}

/** One call of an operation within a request. */
interface Call extends Pick<HandlerContext, 'operation' | 'args' | 'body' | 'access' | 'record' | 'cause' | 'version'> {
  readonly chosen?: HandlerContext['chosen'];
  readonly page?: HandlerContext['page'];
  /** Arguments of the path; all arguments if there is no path. */
  readonly route?: Row;
  /** Nesting depth of effects. */
  readonly depth?: number;
}

/** Returns the context of a call: that of its request, with the call's own arguments, record, scope and texts. */
export function deriveContext(request: RequestContext, { route, depth = 0, ...call }: Call): HandlerContext {
  const { handlers: _handlers, clock, report, ...shared } = request;
  const { user, db, release, runtime } = shared;
  const { operation, args, body, record, chosen = {} } = call;
  const own = { this: body, root: body, body, chosen, route: route ?? args };
  const variables = record === undefined ? own : { ...own, record };
  const scope: Scope = { variables, user, settings: release.settings, clock, expressions, report };
  return {
    ...shared,
    ...call,
    chosen,
    scope,
    page: call.page ?? { page: 0, size: operation.size, filter: [] },
    events: createEventLog(db, {
      actor: user.email ?? (user.signedIn ? String(user.id) : 'anonymous'),
      operation: operation.id,
      release: release.hash,
      now: clock.now,
      storages: shared.storages,
    }),
    run: (id, given, cause) =>
      runEffect(request, {
        caller: operation,
        id,
        args: given,
        depth: depth + 1,
        ...(cause === undefined ? {} : { cause }),
      }),
    text: (text, extra) => formatText(text, scope, extra === undefined ? runtime : { ...runtime, extra }),
    refuse: (status, code, message) => {
      const words = typeof message === 'string' ? message : formatText(message, scope, runtime);
      throw new Refusal({ status, code, message: words });
    },
  };
}

async function releaseOf({ releases }: Services, hash: string): Promise<LoadedRelease> {
  const found = await releases.find(hash);
  if (found === undefined) throw new Error(`There is no release "${hash}".`);
  return found;
}

interface Effect {
  /** Operation with the effect. */
  readonly caller: OperationModel;
  readonly id: string;
  readonly args: Row;
  readonly depth: number;
  readonly cause?: Cause;
}

/** Maximum nesting depth of effects. */
const deepest = 8;

/** Runs an operation as an effect of another: same transaction, same user, access to every row. */
async function runEffect(request: RequestContext, { caller, id, ...call }: Effect): Promise<unknown> {
  if (call.depth > deepest) throw new Error(`Effects of "${caller.id}" do not end.`);
  return runInside(request, id, { ...call, access: [{ policy: 'effect', relation: 'all' }] });
}

interface InnerCall {
  readonly args: Row;
  readonly access: readonly Granted[];
  readonly depth?: number;
  readonly cause?: Cause;
}

/**
 * Runs the handler of another operation within a request, with the given access and without checking its `allow`.
 * Throws if the release has no such operation.
 */
export async function runInside(request: RequestContext, id: string, call: InnerCall): Promise<unknown> {
  const { release, handlers, machines } = request;
  const operation = Object.hasOwn(release.operations, id) ? release.operations[id] : undefined;
  const handler = handlers.get(id);
  if (operation === undefined || handler === undefined) throw new Error(`No operation "${id}" to run.`);
  const names = new Set((operation.body ?? []).map((field) => field.path.split('.')[0]));
  const given = Object.fromEntries(Object.entries(call.args).filter(([name]) => names.has(name)));
  const bare = { ...call, operation, body: given };
  const before = deriveContext(request, bare);
  const record = await findSubject({ operation, args: call.args, context: before });
  const found = record === undefined ? {} : { record };
  const variables = { ...before.scope.variables, ...found };
  const body = completeBody({ operation, body: given, scope: { ...before.scope, variables }, release });
  const context = deriveContext(request, { ...bare, ...found, body, args: { ...call.args, ...body } });
  const result = await handler.run(context);
  return completeHandlerResult({ operation, result, scope: context.scope, release, machines });
}
