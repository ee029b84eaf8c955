import { formatText, type OperationModel, type Scope, type User } from '#engine';
import type { CallExternal } from '../contract/CallExternal.types.ts';
import type { Granted, HandlerContext, PageRequest, RequestFacts } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { createEventLog } from '../events/createEventLog.ts';
import type { LoadedRelease, ServedRelease } from '../releases/ReleaseStore.types.ts';
import { findSubject } from './findSubject.ts';
import { completeHandlerResult } from './shapeResult.ts';

interface ContextInput {
  readonly services: Services;
  readonly live: ServedRelease;
  readonly db: Queries;
  readonly operation: OperationModel;
  readonly args: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly user: User;
  readonly access: readonly Granted[];
  readonly locale: string;
  readonly request: RequestFacts;
  readonly route?: Readonly<Record<string, unknown>>;
  readonly page?: PageRequest;
  readonly afterCommit: (work: () => Promise<unknown>) => void;
  readonly outside: CallExternal;
  /** How many effects deep this call is. */
  readonly depth?: number;
}

/** Effects that call effects end somewhere. */
const deepest = 8;

/** Everything a handler gets, for one call of one operation in one transaction. */
export function createContext(input: ContextInput): HandlerContext {
  const { services, live, db, operation, args, body, user, access, locale, request } = input;
  const { release, validators } = live;
  const variables: Record<string, unknown> = { this: body, root: body, body, chosen: {}, route: input.route ?? args };
  const scope: Scope = { variables, user, settings: release.settings, clock: services.clock };
  return {
    operation,
    args,
    body,
    chosen: {},
    user,
    access,
    db,
    release,
    runtime: { release, locale, validators },
    storages: live.storages,
    scope,
    locale,
    page: input.page ?? { page: 0, size: operation.size, filter: [] },
    events: createEventLog(db, {
      actor: user.email ?? (user.signedIn ? String(user.id) : 'anonymous'),
      operation: operation.id,
      release: release.hash,
      now: services.clock.now,
    }),
    mail: services.mail,
    jobs: services.jobs,
    files: services.files,
    request,
    server: services.facts,
    releases: services.releases,
    afterCommit: input.afterCommit,
    outside: input.outside,
    run: (id, given) => runInside(input, id, given),
    releaseOf: (hash) => releaseOf(services, hash),
    text: (text, extra) => formatText(text, scope, { release, locale, ...(extra === undefined ? {} : { extra }) }),
    notFound: () => {
      throw new Refusal({ status: 404, code: 'not-found' });
    },
    refuse: (status, code, message) => {
      const words = typeof message === 'string' ? message : formatText(message, scope, { release, locale });
      throw new Refusal({ status, code, message: words });
    },
  };
}

async function releaseOf({ releases }: Services, hash: string): Promise<LoadedRelease> {
  const found = await releases.find(hash);
  if (found === undefined) throw new Error(`There is no release "${hash}".`);
  return found;
}

/** The context with the stored record and what was picked, in its scope too. */
export function withSubject(
  context: HandlerContext,
  found: {
    readonly record: Readonly<Record<string, unknown>> | undefined;
    readonly chosen?: Readonly<Record<string, unknown>>;
  },
): HandlerContext {
  const chosen = found.chosen ?? context.chosen;
  const record = found.record === undefined ? {} : { record: found.record };
  const scope = { ...context.scope, variables: { ...context.scope.variables, ...record, chosen } };
  return { ...context, ...record, chosen, scope };
}

/** An operation as an effect of another: same transaction, same user, every row. */
async function runInside(input: ContextInput, id: string, args: Readonly<Record<string, unknown>>): Promise<unknown> {
  return runAs({ ...input, depth: (input.depth ?? 0) + 1 }, id, {
    args,
    access: [{ policy: 'effect', relation: 'all' }],
  });
}

/** Runs an operation's handler for somebody with the given access, without asking its `allow`. */
export async function runAs(
  input: ContextInput,
  id: string,
  call: { readonly args: Readonly<Record<string, unknown>>; readonly access: readonly Granted[] },
): Promise<unknown> {
  const { release } = input.live;
  const operation = Object.hasOwn(release.operations, id) ? release.operations[id] : undefined;
  const handler = input.live.handlers.get(id);
  if (operation === undefined || handler === undefined) throw new Error(`No operation "${id}" to run.`);
  if ((input.depth ?? 0) > deepest) throw new Error(`Effects of "${input.operation.id}" do not end.`);
  const names = new Set((operation.body ?? []).map((field) => field.path.split('.')[0]));
  const body = Object.fromEntries(Object.entries(call.args).filter(([name]) => names.has(name)));
  const { page: _page, route: _route, ...rest } = input;
  const context = createContext({ ...rest, operation, args: call.args, body, access: call.access });
  const record = await findSubject({ operation, args: call.args, context });
  const inner = withSubject(context, { record });
  const result = await handler.run(inner);
  return completeHandlerResult({ operation, result, scope: inner.scope, release });
}
