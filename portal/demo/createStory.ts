import { anonymous, completeRecord, type EntityModel, type Release, type Scope, writePath } from '#engine';
import { applyEvent, type LifecycleMachines } from '#machines';
import type { SignedEntry } from '#server';

export type Row = Readonly<Record<string, unknown>>;

/** Context of the histories of all records. */
export interface StoryContext {
  readonly release: Release;
  readonly scope: Scope;
  readonly machines: LifecycleMachines;
}

/** When an action was done, by whom and by which operation. */
export interface Deed {
  /** ISO date. */
  readonly day: string;
  /** Time of that day, `09:00`. */
  readonly time: string;
  readonly actor: string;
  readonly operation: string;
}

interface Event extends Deed {
  readonly body?: Row;
  readonly chosen?: Row;
}

interface Change extends Deed {
  readonly what: string;
  /** Values by path that are applied to the record. */
  readonly change: Row;
}

/** The history of a record: each action changes it and adds an entry to the event log. */
export interface Story {
  record(): Row;
  entries(): readonly SignedEntry[];
  /** Applies the lifecycle event of the operation. */
  take(event: Event): void;
  /** Changes the record by an action that is not an event of its lifecycle. */
  change(change: Change): void;
}

/** Creates the history of a record of the entity. It has no log entry before the first action. */
export function createStory(
  { release, scope, machines }: StoryContext,
  { entity: id, key, record: first }: { readonly entity: string; readonly key: string | number; readonly record: Row },
): Story {
  const entity = entityOf(release, id);
  const lifecycle = Object.values(release.lifecycles).find(({ of }) => of === id);
  const entries: SignedEntry[] = [];
  let record = first;
  const tell = (what: string, after: Row, deed: Deed): void => {
    const { actor, operation } = deed;
    const before = entries.length === 0 ? {} : { before: record };
    entries.push({
      ...{ entity: id, key, what, ...before, after, actor, operation },
      ...{ release: release.hash, at: instantOf(deed, scope) },
    });
    record = after;
  };
  return {
    record: () => record,
    entries: () => entries,
    take({ body = {}, chosen = {}, ...deed }) {
      if (lifecycle === undefined) throw new Error(`The release has no lifecycle of "${id}".`);
      const at = instantOf(deed, scope);
      const inner: Scope = {
        ...scope,
        variables: { ...scope.variables, chosen },
        user: { ...anonymous, signedIn: true, email: deed.actor },
        clock: { today: () => deed.day, now: () => at },
      };
      const known = completeRecord(entity, record, inner, release);
      const { policies } = release.access;
      const taken = applyEvent({
        ...{ machine: machines.of(lifecycle), operation: deed.operation },
        ...{ record: known, body, scope: inner, policies },
      });
      if (!('record' in taken)) throw new Error(`${id} ${key} does not take ${deed.operation}.`);
      tell(taken.event, plainOf(entity, taken.record, record), deed);
    },
    change({ what, change, ...deed }) {
      tell(
        what,
        Object.entries(change).reduce((after, [path, value]) => writePath(after, path, value), record),
        deed,
      );
    },
  };
}

/** Returns the instant of an action, at most the current one. */
export function instantOf({ day, time }: Pick<Deed, 'day' | 'time'>, { clock }: Scope): string {
  const at = `${day}T${time}:00.000Z`;
  return at > clock.now() ? clock.now() : at;
}

export function entityOf(release: Release, id: string): EntityModel {
  const entity = release.entities[id];
  if (entity === undefined) throw new Error(`The release has no entity "${id}".`);
  return entity;
}

/** Returns the record as it is stored: without computed properties, and with the previous lists of records. */
function plainOf(entity: EntityModel, after: Row, before: Row): Row {
  const computed = new Set(entity.properties.filter(({ value }) => value !== undefined).map(({ path }) => path));
  const lists = entity.properties.filter(({ type, properties }) => type === 'array' && properties !== undefined);
  const kept = Object.fromEntries(lists.flatMap(({ path }) => (path in before ? [[path, before[path]]] : [])));
  return { ...Object.fromEntries(Object.entries(after).filter(([name]) => !computed.has(name))), ...kept };
}
