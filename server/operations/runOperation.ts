import { createHash } from 'node:crypto';
import { expressions } from '#compiler';
import {
  canonicalJson,
  checkBody,
  type DecodedArguments,
  type DraftCall,
  decodeArguments,
  type FieldProblem,
  grantedRelations,
  type HttpArguments,
  type OperationModel,
  problemMessage,
  withPageSize,
} from '#engine';
import { createStateDerivation } from '#machines';
import type { Caller } from '../accounts/findUser.ts';
import type { CallExternal } from '../contract/CallExternal.types.ts';
import type { HandlerContext, RequestFacts } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { refuseProblems } from '../contract/refuseProblems.ts';
import type { Services } from '../contract/Services.types.ts';
import type { ReceivedFiles } from '../contract/UploadedFile.types.ts';
import type { Queries } from '../database/Database.types.ts';
import { claimDraft } from '../drafts/claimDraft.ts';
import { recordDraftStep } from '../drafts/recordDraftStep.ts';
import type { ServedRelease } from '../releases/ReleaseStore.types.ts';
import { assertVersion } from './assertVersion.ts';
import { checkQuery } from './checkQuery.ts';
import { contextFor, deriveContext, runInside } from './contextFor.ts';
import { extractVersion } from './extractVersion.ts';
import { findChoices } from './findChoices.ts';
import { findSubject } from './findSubject.ts';
import { isCleanJson } from './isCleanJson.ts';
import type { RunAsUser } from './loadOptions.ts';
import { shapeResult } from './shapeResult.ts';
import { storeUploads } from './storeUploads.ts';
import { withIdempotency } from './withIdempotency.ts';

export interface OperationCall {
  readonly services: Services;
  readonly live: ServedRelease;
  readonly db: Queries;
  readonly operation: OperationModel;
  readonly http: HttpArguments;
  readonly caller: Caller;
  readonly locale: string;
  readonly request: RequestFacts;
  /** Receives work for after the commit. */
  readonly afterCommit: (work: () => Promise<unknown>) => void;
  /** Runs a call of another system outside the transaction. */
  readonly outside: CallExternal;
  readonly onceKey?: string;
  /** Draft of the caller that the call is a step of. */
  readonly draft?: DraftCall;
  /** Received files of the body that are not stored yet. */
  readonly received?: ReceivedFiles;
  /** Replaces the loading of options, for many similar calls. */
  readonly loadOptions?: (run: RunAsUser) => RunAsUser;
}

/**
 * Checks and runs one call inside its transaction, in this order: permission, arguments, record, body, handler, and the
 * visible part of the result. Throws a `Refusal`.
 */
export async function runOperation(call: OperationCall): Promise<unknown> {
  const { services, live, db, operation, caller } = call;
  const opened = openCall(call);
  const { id } = caller.user;
  const draft =
    call.draft === undefined || id === undefined
      ? undefined
      : { db, accountId: id, draft: call.draft, now: services.clock.now() };
  const answer = async (): Promise<unknown> => {
    if (draft !== undefined && operation.method !== 'GET') await claimDraft({ ...draft, release: live.release });
    const { request, asked, decoded } = opened;
    const { found, unchecked, checked, chosen } = await acceptCall(call, opened);
    const { received } = call;
    const body = await storeUploads({ context: unchecked, body: checked, received, scanner: services.scanner });
    const accepted = { body, chosen, args: { ...decoded.query, ...body, ...decoded.params } };
    const context = deriveContext(request, { ...asked, ...found, ...accepted });
    const handler = live.handlers.get(operation.id);
    if (handler === undefined) throw new Error(`No handler for "${operation.id}".`);
    const result = await handler.run(context);
    return shapeResult({ ...context, result });
  };
  const { args } = opened.asked;
  const result = await answerKeyed(call, id, { args: { args, version: opened.version }, answer });
  if (draft !== undefined) await recordDraftStep({ ...draft, result });
  return result;
}

/** Throws the `Refusal` that a call gets before its handler runs. Writes nothing. */
export async function checkOperation(call: OperationCall): Promise<void> {
  await acceptCall(call, openCall(call));
}

/** Checks the permission of a call and returns it with its arguments. */
function openCall(call: OperationCall) {
  const { live, operation, caller } = call;
  const { release } = live;
  const access = grantedRelations(operation, { user: caller.user, expressions }, release);
  if (access.length === 0) throw caller.user.signedIn ? forbidden(operation) : unauthenticated();
  if (!isCleanJson(call.http)) throw new Refusal({ status: 400, code: 'validation' });
  const { http, version } = extractVersion(operation, call.http);
  const sized = withPageSize(operation, { user: caller.user, expressions }, release);
  const decoded = decodeArguments(sized, http, release);
  const given = bodyOf(decoded);
  const args = { ...decoded.query, ...given, ...decoded.params };
  const request = requestOf(call);
  const asked = { operation, args, body: given, access, route: decoded.params, page: pageOf(decoded) };
  const before = deriveContext(request, asked);
  const { scope, runtime, storages } = before;
  refuseProblems(checkQuery({ operation, decoded, scope, runtime, storages }));
  refuseProblems(versionProblems(version, before));
  return { request, asked, before, decoded, version };
}

/** Returns the record of a call and its accepted body. */
async function acceptCall(call: OperationCall, opened: ReturnType<typeof openCall>) {
  const { request, asked, before, decoded, version } = opened;
  const { operation, args } = asked;
  const record = await findSubject({ operation, args, context: before });
  const found = {
    ...(record === undefined ? {} : { record }),
    ...(typeof version === 'number' ? { version } : {}),
  };
  const unchecked = deriveContext(request, { ...asked, ...found });
  if (typeof version === 'number') await assertVersion(unchecked, version);
  const run: RunAsUser = (id, given, access) => runInside(request, id, { args: given, access });
  const load = call.loadOptions?.(run) ?? run;
  const { body: checked, chosen } = await acceptBody(decoded.body, unchecked, load);
  return { found, unchecked, checked, chosen };
}

/** Creates the context of the request, from which those of all its calls are derived. */
function requestOf({ services, live, db, caller, locale, request, afterCommit, outside }: OperationCall) {
  return contextFor({ services, live, db, user: caller.user, locale, request, afterCommit, outside });
}

interface KeyedAnswer {
  readonly args: Readonly<Record<string, unknown>>;
  readonly answer: () => Promise<unknown>;
}

/** Returns the response. For an operation with an idempotency key, that of the first request with this key. */
async function answerKeyed(
  { db, operation, onceKey }: OperationCall,
  accountId: number | undefined,
  { args, answer }: KeyedAnswer,
): Promise<unknown> {
  if (!operation.once || onceKey === undefined) return answer();
  const bodyHash = createHash('sha256').update(canonicalJson(args)).digest('hex');
  return withIdempotency({ db, key: onceKey, accountId, operation: operation.id, bodyHash, answer });
}

async function acceptBody(
  sent: unknown,
  context: HandlerContext,
  load: RunAsUser,
): Promise<{ body: Readonly<Record<string, unknown>>; chosen: Readonly<Record<string, unknown>> }> {
  const { operation, runtime } = context;
  if (operation.body === undefined) return { body: {}, chosen: {} };
  const choices = await findChoices(context, sent, load);
  const { chosen, offered, brought } = choices;
  const scope = { ...context.scope, variables: { ...context.scope.variables, this: sent, root: sent, chosen } };
  const derive = createStateDerivation(context.machines, context.release.access.policies);
  const checked = checkBody({ operation, body: sent, scope, runtime, picked: chosen, offered, brought, derive });
  const strangers = choices.strangers.map((path): FieldProblem => {
    const field = operation.body?.find((one) => one.path === path || path.startsWith(`${one.path}.q`));
    const title = field?.title ?? { literal: path };
    const message = problemMessage({ code: 'options', title, messages: [field?.messages], scope, runtime });
    return { path, code: 'options', message };
  });
  refuseProblems([...checked.problems, ...strangers]);
  return { body: checked.body, chosen };
}

function versionProblems(version: unknown, { scope, runtime }: HandlerContext): readonly FieldProblem[] {
  if (version === undefined || Number.isSafeInteger(version)) return [];
  const message = problemMessage({ code: 'type', title: { text: 'engine/version' }, messages: [], scope, runtime });
  return [{ path: 'version', code: 'type', message }];
}

function bodyOf({ body }: DecodedArguments): Readonly<Record<string, unknown>> {
  return isObject(body) ? body : {};
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function pageOf({ page, size, sort, filter }: DecodedArguments): HandlerContext['page'] {
  return { page, size, filter, ...(sort === undefined ? {} : { sort }) };
}

function forbidden({ id }: OperationModel): Refusal {
  return new Refusal({ status: 403, code: 'forbidden', rule: { definition: `operation/${id}`, pointer: '/allow' } });
}

function unauthenticated(): Refusal {
  return new Refusal({ status: 401, code: 'unauthenticated' });
}
