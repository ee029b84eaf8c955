import { anonymous, completeRecord, type EntityModel, type Release, type Scope, writePath } from '#engine';
import { applyEvent, type LifecycleMachines } from '#machines';
import type { SignedEntry } from '#server';

export type Row = Readonly<Record<string, unknown>>;

/** What the stories of all records share. */
export interface StoryContext {
  readonly release: Release;
  readonly scope: Scope;
  readonly machines: LifecycleMachines;
}

/** When something was done, by whom and by which operation. */
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
  /** Values by path that are laid over the record. */
  readonly change: Row;
}

/** How a record came to be what it is: each act changes it and adds an entry to the event log. */
export interface Story {
  record(): Row;
  entries(): readonly SignedEntry[];
  /** Takes the event of the record's lifecycle that the operation is. */
  take(event: Event): void;
  /** Changes the record by an act that its lifecycle does not know. */
  change(change: Change): void;
}

/** Begins the story of a record of the entity; nothing is in the log until its first act. */
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

/** The moment of a deed; what would be later than now happens now. */
export function instantOf({ day, time }: Pick<Deed, 'day' | 'time'>, { clock }: Scope): string {
  const at = `${day}T${time}:00.000Z`;
  return at > clock.now() ? clock.now() : at;
}

export function entityOf(release: Release, id: string): EntityModel {
  const entity = release.entities[id];
  if (entity === undefined) throw new Error(`The release has no entity "${id}".`);
  return entity;
}

/** Without what was computed for the event: no computed property, and lists of records as they were. */
function plainOf(entity: EntityModel, after: Row, before: Row): Row {
  const computed = new Set(entity.properties.filter(({ value }) => value !== undefined).map(({ path }) => path));
  const lists = entity.properties.filter(({ type, properties }) => type === 'array' && properties !== undefined);
  const kept = Object.fromEntries(lists.flatMap(({ path }) => (path in before ? [[path, before[path]]] : [])));
  return { ...Object.fromEntries(Object.entries(after).filter(([name]) => !computed.has(name))), ...kept };
}
