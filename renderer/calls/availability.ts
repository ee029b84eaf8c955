import {
  type ActionModel,
  type Caller,
  type CallModel,
  type EntityModel,
  grantedRelations,
  isAllowed,
  isOwnedByOthers,
  type OperationModel,
  type Reference,
  type Release,
  readPath,
  resolveCondition,
  resolveTemplate,
  type Scope,
  type Text,
} from '#engine';
import type { PortalRuntime } from '../contexts/PortalRuntime.ts';

/** The text of a reason can read the record in `about`. */
export type Availability =
  | { readonly state: 'hidden' }
  | { readonly state: 'locked'; readonly reason?: Text; readonly about?: unknown }
  | { readonly state: 'open' };

/** What availability depends on: the release, and the state machines of its lifecycles. */
type Deciding = Pick<PortalRuntime, 'release' | 'checkEvent'>;

const hidden: Availability = { state: 'hidden' };

/** Returns whether a user may call an operation at all. The server decides which records it returns. */
export function canRun(operation: OperationModel, caller: Caller, release: Release): boolean {
  return grantedRelations(operation, caller, release).length > 0;
}

/**
 * Returns whether an action is visible and enabled, by its own conditions, its target's permission and the lifecycle.
 */
export function findAvailability(action: ActionModel, scope: Scope, runtime: Deciding): Availability {
  const { release } = runtime;
  const { policies } = release.access;
  if (!isAllowed(action.allow, scope, release)) return hidden;
  if (!resolveCondition(action.when, scope, policies)) return hidden;
  if (!isTargetAllowed(action, scope, runtime)) return hidden;
  const offered = offerOf(action, scope, runtime);
  if (!offered.offered) {
    return action.refused === 'hide'
      ? hidden
      : { state: 'locked', ...(offered.message ? { reason: offered.message, about: offered.about } : {}) };
  }
  if (resolveCondition(action.locked, scope, policies)) return { state: 'locked' };
  return { state: 'open' };
}

function isTargetAllowed(action: ActionModel, scope: Scope, runtime: Deciding): boolean {
  const { target } = action;
  const { release } = runtime;
  switch (target.verb) {
    case 'run':
      return isCallAllowed(target.call, { action, scope, release });
    case 'go':
      return isAllowed(release.screens[target.screen]?.allow, scope, release);
    case 'open':
      return (
        isAllowed(screenOf(target.open, release)?.allow, scope, release) &&
        submitsOf(target.open, release).every((call) => isCallAllowed(call, { action, scope, release }))
      );
    case 'menu':
      return target.actions.some((inner) => findAvailability(inner, scope, runtime).state !== 'hidden');
    case 'do':
    case 'button':
      return true;
  }
}

interface Place {
  readonly action: ActionModel;
  readonly scope: Scope;
  readonly release: Release;
}

function isCallAllowed(call: CallModel, place: Place): boolean {
  const { scope, release } = place;
  const operation = release.operations[call.run];
  return operation !== undefined && canRun(operation, scope, release) && !isOthers(operation, place);
}

/** Whether the record in scope shows that it belongs to other users, so that the server would respond with 404. */
function isOthers(operation: OperationModel, { action, scope, release }: Place): boolean {
  const granted = grantedRelations(operation, scope, release);
  return touchedBy(operation, release).some((entity) => {
    const record = findRecord({ of: entity.id, at: entity.key ?? '' }, action, scope);
    return record !== undefined && isOwnedByOthers({ entity, granted, record, user: scope.user });
  });
}

/**
 * Returns the owned entities whose records a call refers to: its own entity, or the ones that a new record is related
 * to.
 */
function touchedBy(operation: OperationModel, release: Release): readonly EntityModel[] {
  const entity = operation.of === undefined ? undefined : release.entities[operation.of];
  if (entity === undefined) return [];
  const names = new Set([...operation.parameters, ...(operation.body ?? []).map(({ path }) => path)]);
  if (names.has(entity.key ?? '')) return [entity];
  return entity.properties.flatMap(({ by, entity: id }) => {
    const related = by === undefined || id === undefined || !names.has(by) ? undefined : release.entities[id];
    return related === undefined || Object.keys(related.owners).length === 0 ? [] : [related];
  });
}

function screenOf(reference: Reference, release: Release) {
  return reference.kind === 'screen' ? release.screens[reference.id] : undefined;
}

/** Returns the calls that a form or flow makes when it is submitted. */
function submitsOf(reference: Reference, release: Release): readonly CallModel[] {
  if (reference.kind === 'form') return release.forms[reference.id]?.submits ?? [];
  if (reference.kind === 'flow') return release.flows[reference.id]?.submits ?? [];
  return [];
}

interface Offer {
  readonly offered: boolean;
  readonly message?: Text;
  /** The record that was checked. */
  readonly about?: unknown;
}

const offer: Offer = { offered: true };

/**
 * Returns whether the current state permits the operation of an action in its lifecycles. The first refusal is
 * returned.
 */
function offerOf(action: ActionModel, scope: Scope, { release, checkEvent }: Deciding): Offer {
  const { target } = action;
  const calls = target.verb === 'run' ? [target.call] : target.verb === 'open' ? submitsOf(target.open, release) : [];
  for (const { run } of calls) {
    for (const lifecycle of Object.values(release.lifecycles)) {
      if (!lifecycle.events.some(({ on }) => on === run)) continue;
      const record = findRecord(lifecycle, action, scope);
      // Without a record, the server decides with the stored record.
      if (record === undefined) continue;
      const answer = checkEvent?.(lifecycle, { operation: run, record, scope }) ?? { offered: false };
      if (!answer.offered) return { ...answer, about: record };
    }
  }
  return offer;
}

/**
 * Returns the record that the action changes: an argument of the action, the row, or the variable with the entity's
 * name.
 */
function findRecord(
  lifecycle: { readonly of: string; readonly at: string },
  action: ActionModel,
  scope: Scope,
): Record<string, unknown> | undefined {
  const name = lifecycle.of.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  const handed = action.with[name];
  const candidates = [
    handed === undefined ? undefined : resolveTemplate(handed, scope),
    scope.variables['this'],
    scope.variables[name],
  ];
  return candidates.filter(isRecord).find((record) => readPath(record, lifecycle.at) !== undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
