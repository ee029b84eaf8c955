import {
  bindCall,
  bodyChanges,
  type CallModel,
  checkBody,
  completeRecord,
  type DecodedArguments,
  type EntityModel,
  type FieldProblem,
  isRecord,
  mergeRecords,
  missingProperties,
  OperationError,
  readPath,
  startRecord,
  toPointer,
  violatedRules,
  withoutHidden,
} from '#engine';
import { applyEvent, createStateDerivation, findMisfit } from '#machines';
import { answerOperation } from './answerOperation.ts';
import { type CallInput, entityOf, refuse, runtimeOf, scopeOf, textOf } from './CallInput.ts';
import type { MemoryHandler } from './createMemoryAdapter.ts';
import type { MemoryStore, Row } from './MemoryStore.ts';
import { ownRows } from './queryRows.ts';

/** Creates, changes or deletes a record, or applies an event of its lifecycle. */
export function changeRecord(input: CallInput, decoded: DecodedArguments, handler: MemoryHandler | undefined): unknown {
  const { operation, options, store, user, args } = input;
  const { release } = options;
  const entity = entityOf(input);
  // A handler of a GET operation finds its records itself.
  const isOwnRead = handler !== undefined && operation.method === 'GET';
  const record = entity && !isOwnRead ? findRecord(input, entity, decoded) : undefined;
  if (record) refuseStale(input, record);
  const sent = isRecord(decoded.body) ? decoded.body : {};
  const joined = entity ? (record ? store.join(entity.id, record) : joinsOnly(store, entity.id, sent)) : undefined;
  const scope = scopeOf(input, { record: joined, route: decoded.params, chosen: chosenOf(input, sent) });
  const runtime = runtimeOf(input);
  const derive = createStateDerivation(input.machines, release.access.policies);
  const { body, problems } = checkBody({ operation, body: decoded.body, scope, runtime, derive });
  refuseProblems(input, problems);
  if (handler) return handler({ args: { ...args, ...decoded.params }, body, user, store });
  if (!entity) throw refuse(input, 501, 'no-handler', `No handler for "${operation.id}"`);
  if (operation.method === 'DELETE') {
    if (record) store.remove(entity.id, record);
    return undefined;
  }
  const guarding = Object.values(release.lifecycles).find(
    (one) => one.of === entity.id && one.events.some(({ on }) => on === operation.id),
  );
  const start = record ?? startRecord(entity, withoutNulls(body), { scope, release });
  const joins = joinsOnly(store, entity.id, start);
  const isChange = record !== undefined && (operation.method === 'PUT' || operation.method === 'PATCH');
  const changes = isChange ? bodyChanges({ operation, entity, body, scope, release }) : [];
  const taken = guarding
    ? applyEvent({
        machine: input.machines.of(guarding),
        operation: operation.id,
        record: completeRecord(entity, { ...start, ...joins }, scope, release),
        body,
        changes,
        scope,
        policies: release.access.policies,
      })
    : ({ unguarded: true } as const);
  if ('refused' in taken) {
    const message =
      taken.refused === 'state'
        ? undefined
        : textOf(input, taken.refused, scopeOf(input, { ...scope.variables, this: { ...start, ...joins }, body }));
    throw refuse(input, operation.status?.refused ?? 409, 'state', message);
  }
  const laid = 'unguarded' in taken ? withoutNulls(mergeRecords(start, body)) : without(taken.record, joins);
  const after = withoutHidden(entity, laid, { scope, release });
  refuseMisfit(
    input,
    entity,
    after,
    guarding && 'event' in taken ? { lifecycle: guarding, names: [taken.event, ...taken.followed] } : undefined,
  );
  if (record === undefined)
    refuseProblems(input, missingProperties({ operation, entity, record: after, scope, runtime }));
  refuseBroken(input, entity, { before: record, after });
  const counted = withVersion(entity, after, record);
  const stored = record ? counted : store.insert(entity.id, withoutNulls(counted));
  if (record) store.replace(entity.id, record, counted);
  if ('effects' in taken)
    for (const call of taken.effects)
      runEffect(input, call, { ...scope.variables, this: { ...stored, ...joins }, body });
  return stored;
}

function refuseProblems(input: CallInput, problems: readonly FieldProblem[]): void {
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map(({ path, message }) => [toPointer(path), message]));
  throw refuse(input, 400, 'validation', problems.length === 1 ? problems[0]?.message : undefined, fields);
}

/**
 * Refuses a change that violates a rule of the entity. Rules apply to every operation that writes the entity, including
 * effects.
 */
function refuseBroken(
  input: CallInput,
  entity: EntityModel,
  change: { readonly before: Row | undefined; readonly after: Row },
): void {
  const { machines, operation, options, store } = input;
  const overridden = operation.rules.map(({ rule }) => rule);
  const runtime = runtimeOf(input);
  const derive = createStateDerivation(machines, options.release.access.policies);
  const after = store.join(entity.id, change.after);
  const before = change.before && store.join(entity.id, change.before);
  const [broken] = violatedRules({ entity, before, after, overridden, scope: scopeOf(input, {}), runtime, derive });
  if (broken !== undefined) throw refuse(input, 409, 'rule', broken.message);
}

/** Throws if a computed value does not fit its property. The caller cannot fix that, so the status is 500. */
function refuseMisfit(
  input: CallInput,
  entity: EntityModel,
  record: Row,
  events: Parameters<typeof findMisfit>[0]['events'],
): void {
  const { release } = input.options;
  const misfit = findMisfit({ entity, release, record, ...(events === undefined ? {} : { events }) });
  if (misfit === undefined) return;
  const { definition, pointer, reason } = misfit;
  throw refuse(input, 500, 'internal', `${definition}${pointer}: ${reason}`);
}

/** Refuses a change that is based on an older version of the record. This store does not record what changed since. */
function refuseStale({ operation, args }: CallInput, record: Row): void {
  const { version } = args;
  const now = versionOf(record);
  if (!operation.versioned || typeof version !== 'number' || version === now) return;
  throw new OperationError({ operation: operation.id, status: 409, code: 'conflict', message: '', version: now });
}

/** Increments the version of a record, if its entity has one. */
function withVersion({ properties }: EntityModel, after: Row, before: Row | undefined): Row {
  if (!properties.some(({ path }) => path === 'version')) return after;
  return { ...after, version: before === undefined ? 1 : versionOf(before) + 1 };
}

function versionOf({ version }: Row): number {
  return typeof version === 'number' ? version : 1;
}

function findRecord(input: CallInput, entity: EntityModel, decoded: DecodedArguments): Row | undefined {
  const { operation, store, user, options } = input;
  const { release, expressions } = options;
  const key = entity.key ?? 'id';
  const named =
    decoded.params[key] ?? Object.values(decoded.params)[0] ?? decoded.query[key] ?? readPath(decoded.body, key);
  if (named === undefined) return undefined;
  const found = store.find(entity.id, named);
  const isOwn =
    found !== undefined && (input.isEffect || ownRows(operation, [found], { user, expressions }, release).length > 0);
  if (isOwn) return found;
  if (!found && creates(input)) return undefined;
  throw refuse(input, 404, 'not-found');
}

/**
 * Whether a call without a stored record creates one: it does unless its path or its lifecycle requires an existing
 * record.
 */
function creates({ operation, options }: CallInput): boolean {
  const events = Object.values(options.release.lifecycles).flatMap(({ events }) =>
    events.filter(({ on }) => on === operation.id),
  );
  if (events.length > 0) return events.some(({ from }) => from.length === 0);
  return operation.method === 'POST' && operation.parameters.length === 0;
}

/** A record that is not yet stored has only the records that its keys refer to. */
function joinsOnly(store: MemoryStore, entity: string, body: Row): Row {
  const joined = store.join(entity, body);
  return Object.fromEntries(Object.entries(joined).filter(([name]) => !Object.hasOwn(body, name)));
}

function without(record: Row, joins: Row): Row {
  return Object.fromEntries(Object.entries(record).filter(([name]) => !Object.hasOwn(joins, name)));
}

function chosenOf({ operation, store }: CallInput, body: Row): Row {
  return Object.fromEntries(
    (operation.body ?? []).flatMap(({ path, options }) => {
      const found = options?.entity === undefined ? undefined : store.find(options.entity, readPath(body, path));
      return found ? [[path, found]] : [];
    }),
  );
}

function runEffect(input: CallInput, call: CallModel, variables: Readonly<Record<string, unknown>>): void {
  const { operations } = input.options.release;
  const operation = Object.hasOwn(operations, call.run) ? operations[call.run] : undefined;
  if (!operation) return;
  const { args } = bindCall(call, { operation, scope: scopeOf(input, variables), release: input.options.release });
  try {
    answerOperation({ ...input, operation, args, isEffect: true });
  } catch (error) {
    // Effects such as mails have no records here. A conflict in an effect refuses the whole call.
    if (!(error instanceof OperationError) || error.status === 409) throw error;
  }
}

function withoutNulls(record: Row): Row {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, isRecord(value) ? withoutNulls(value) : value]),
  );
}
