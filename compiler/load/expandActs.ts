import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';
import type { Definition, Origin } from './Definition.ts';
import { spreadMark } from './expandNames.ts';
import { sourceLocation } from './sourceLocation.ts';

type Authored = Readonly<Record<string, unknown>>;

/** Properties of an act that belong to the event. All others belong to the operation. */
const eventWords: ReadonlySet<string> = new Set([
  'event',
  'from',
  'to',
  'when',
  'message',
  'irreversible',
  'set',
  'reveals',
  'effects',
]);

interface ExpandedActs {
  /** What the acts depend on in addition to their lifecycle: its entity, and the field lists of their bodies. */
  readonly found: ReadonlyMap<string, Definition | undefined>;
  readonly definitions: readonly Definition[];
}

/** Cached: after an edit, unchanged definitions of the set are the same objects. */
const expandedBefore = new WeakMap<Definition, ExpandedActs>();

/** Expands the acts of lifecycles: each becomes an event and an operation. */
export function expandActs(definitions: readonly Definition[]): readonly Definition[] {
  let byKey: ReadonlyMap<string, Definition> | undefined;
  const expanded: Definition[] = [];
  for (const definition of definitions) {
    const events = definition.kind === 'lifecycle' ? eventsOf(definition) : [];
    if (events.some(isAct)) {
      byKey ??= new Map(definitions.map((other) => [other.key, other]));
      expanded.push(...expandActsOf(definition, events, byKey));
    } else expanded.push(definition);
  }
  return expanded;
}

function eventsOf({ json }: Definition): readonly unknown[] {
  const events: unknown = isAuthored(json) ? json['events'] : undefined;
  return Array.isArray(events) ? events : [];
}

function expandActsOf(
  lifecycle: Definition,
  events: readonly unknown[],
  byKey: ReadonlyMap<string, Definition>,
): readonly Definition[] {
  const known = expandedBefore.get(lifecycle);
  if (known !== undefined && [...known.found].every(([key, before]) => byKey.get(key) === before)) {
    return known.definitions;
  }
  const expanded = expandLifecycle(lifecycle, events, byKey);
  expandedBefore.set(lifecycle, expanded);
  return expanded.definitions;
}

/** Whether an entry of `events` is an act, which declares an operation and its event. */
export function isAct(event: unknown): event is Authored & { readonly act: string } {
  return isAuthored(event) && typeof event['act'] === 'string';
}

function expandLifecycle(
  written: Definition,
  events: readonly unknown[],
  byKey: ReadonlyMap<string, Definition>,
): ExpandedActs {
  const { of } = Object(written.json);
  const found = new Map<string, Definition | undefined>();
  const find = (key: string): Definition | undefined => {
    const definition = byKey.get(key);
    found.set(key, definition);
    return definition;
  };
  const entity = find(`entity/${String(of)}`);
  const origins = new Map<string, Origin>();
  const operations: Definition[] = [];
  const expanded = events.map((event: unknown, index) => {
    if (!isAct(event)) return event;
    const pointer = joinPointer('/events', index);
    operations.push(operationOf(written, { event, pointer, of, entity }));
    const fields = isStoredByItself(event, entity) ? [] : fieldsTaken(event, entity, find);
    origins.set(joinPointer(pointer, 'on'), { definition: written, pointer: joinPointer(pointer, 'act') });
    for (const { name, at } of fields) {
      origins.set(joinPointer(joinPointer(pointer, 'set'), name), { definition: written, pointer: `${pointer}${at}` });
    }
    return eventOf(event, fields);
  });
  const lifecycle: Definition = {
    ...written,
    json: { ...Object(written.json), events: expanded },
    expansion: { written, origins, uses: [] },
    locate: (pointer, place) => {
      const origin = sourceLocation(lifecycle, pointer);
      return origin.definition.locate(origin.pointer, place);
    },
  };
  return { found, definitions: [lifecycle, ...operations] };
}

interface Acting {
  readonly event: Authored & { readonly act: string };
  readonly pointer: string;
  readonly of: unknown;
  readonly entity: Definition | undefined;
}

function operationOf(lifecycle: Definition, { event, pointer, of, entity }: Acting): Definition {
  const { act, result = true, ...words } = event;
  const own = Object.entries(words).filter(([word]) => !eventWords.has(word));
  const key = `operation/${act}`;
  // Its texts belong to the lifecycle.
  const written: Definition = { ...lifecycle, kind: 'operation', id: act, key, json: {} };
  const operation: Definition = {
    ...written,
    json: {
      call: usualCall(event, entity),
      of,
      ...(result === false ? {} : { result: result === true ? of : result }),
      ...Object.fromEntries(own),
    },
    expansion: { written, origins: new Map([['', { definition: lifecycle, pointer }]]), uses: [] },
    locate: (at, place) => lifecycle.locate(pointer + at, place),
  };
  return operation;
}

function usualCall({ act, from }: Acting['event'], entity: Definition | undefined): string {
  const segments = act.split('.').map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const area = segments.slice(0, -1).join('/');
  // An event without `from` creates the record.
  return from === undefined ? `POST /${area}` : `POST /${area}/{${keyOf(entity)}}/${segments.at(-1) ?? ''}`;
}

function keyOf(entity: Definition | undefined): string {
  const { key } = Object(entity?.json);
  return typeof key === 'string' ? key : 'id';
}

/** A created record, and the body of a `PUT` or `PATCH`, are stored without `set`. */
function isStoredByItself(event: Acting['event'], entity: Definition | undefined): boolean {
  const { from, call = usualCall(event, entity) } = event;
  return from === undefined || /^(PUT|PATCH) /.test(String(call));
}

function eventOf({ act, set, ...words }: Acting['event'], fields: readonly TakenField[]): unknown {
  const own = Object.entries(words).filter(([word]) => eventWords.has(word));
  const taken = Object.fromEntries(fields.map(({ name, value }) => [name, value]));
  const values = set === undefined && fields.length === 0 ? {} : { set: { ...taken, ...Object(set) } };
  return { on: act, ...Object.fromEntries(own), ...values };
}

interface TakenField {
  readonly name: string;
  readonly value: unknown;
  /** Pointer of the field in the act. */
  readonly at: string;
}

/** Body fields that are stored under their own names: properties of the entity that `set` does not contain. */
function fieldsTaken(
  { body, set }: Acting['event'],
  entity: Definition | undefined,
  find: (key: string) => Definition | undefined,
): readonly TakenField[] {
  const { properties, key } = Object(entity?.json);
  return bodyFields(body, find).flatMap(({ field, at }) => {
    const written: Authored = isAuthored(field) ? field : { field };
    const name = String(written['field']);
    const property: unknown = isAuthored(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (!isAuthored(property) || name === key || Object.hasOwn(Object(set), name)) return [];
    const isGiven =
      (written['required'] ?? property['required']) === true &&
      [written, property].every(({ when, allow }) => when === undefined && allow === undefined);
    const value = `=body.${name}`;
    return { name, at, value: isGiven ? value : [{ when: `=has(body.${name})`, is: value }, null] };
  });
}

/** The fields of a body, including those of field lists, each with its pointer in the act. */
export function bodyFields(
  body: unknown,
  find: (key: string) => Definition | undefined,
): readonly { readonly field: unknown; readonly at: string }[] {
  return listFields(body, '/body').flatMap(({ field, at }) => {
    if (typeof field !== 'string' || !field.startsWith(spreadMark)) return { field, at };
    const { fields } = Object(find(`fields/${field.slice(spreadMark.length)}`)?.json);
    return (Array.isArray(fields) ? fields : []).map((listed: unknown) => ({ field: listed, at }));
  });
}

function listFields(list: unknown, pointer: string): readonly { readonly field: unknown; readonly at: string }[] {
  return (Array.isArray(list) ? list : []).flatMap((field: unknown, index) => {
    const at = joinPointer(pointer, index);
    return isAuthored(field) && 'section' in field
      ? listFields(field['fields'], joinPointer(at, 'fields'))
      : { field, at };
  });
}
