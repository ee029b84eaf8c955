import {
  bindCall,
  type CallModel,
  completeRecord,
  type EntityModel,
  entityOfRecord,
  isRecord,
  type OperationModel,
  type RecordChange,
  type Release,
  type Scope,
  writePath,
} from '#engine';

/** The versions with which a form was opened, by `<entity> <key>` of the record. */
export type OpenedVersions = Readonly<Record<string, number>>;

interface Known {
  readonly release: Release;
  /** Operation that returns the current user, whose record has no key in its calls. */
  readonly me: string;
  /** Types of the form's parameters, by name. */
  readonly given: Readonly<Record<string, string>>;
}

/** Returns the versions of all records that a form can read when it is opened. */
export function readVersions(scope: Scope, { release, me, given }: Known): OpenedVersions {
  const versions: Record<string, number> = {};
  const found = Object.entries(scope.variables).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((item: unknown) => [name, item] as const) : [[name, value] as const],
  );
  for (const [name, value] of found) {
    const counted = countedRecord(name, value, { release, given });
    if (counted !== undefined) versions[counted.place] = counted.version;
  }
  const own = ownEntity(release, me);
  const { version } = scope.user;
  if (own !== undefined && typeof version === 'number') versions[own] = version;
  return versions;
}

/** Returns the version of one record of a known type. */
export function versionOf(record: unknown, type: string, release: Release): OpenedVersions {
  const counted = countedRecord('record', record, { release, given: { record: type } });
  return counted === undefined ? {} : { [counted.place]: counted.version };
}

interface CountedRecord {
  readonly entity: EntityModel;
  /** Its key in the versions. */
  readonly place: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly version: number;
}

/** Returns the record in a variable if its changes are counted. */
function countedRecord(
  name: string,
  record: unknown,
  { release, given }: Omit<Known, 'me'>,
): CountedRecord | undefined {
  const id = entityOfRecord(record) ?? given[name]?.replace(/(\[\])?\??$/, '');
  const entity = id === undefined ? undefined : release.entities[id];
  if (entity?.key === undefined || !isRecord(record)) return undefined;
  const { version } = record;
  if (typeof version !== 'number') return undefined;
  return { entity, place: placeOf(entity.id, record[entity.key]), record, version };
}

/** Changes by other users in a record, and the resulting version. */
export interface ConcurrentChanges {
  readonly version: number;
  readonly changes: readonly RecordChange[];
}

/**
 * Returns the scope with the current records. A call can pass values of a record that the user did not edit, which must
 * not restore an outdated state.
 */
export function withConcurrentChanges(
  scope: Scope,
  { release, given, met }: Omit<Known, 'me'> & { readonly met: Readonly<Record<string, ConcurrentChanges>> },
): Scope {
  if (Object.keys(met).length === 0) return scope;
  const asNow = (name: string, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((item: unknown) => asNow(name, item));
    const counted = countedRecord(name, value, { release, given });
    const found = counted === undefined ? undefined : met[counted.place];
    if (counted === undefined || found === undefined || counted.version >= found.version) return value;
    const record = found.changes.reduce((all, { path, current }) => writePath(all, path, current), counted.record);
    return completeRecord(counted.entity, { ...record, version: found.version }, scope, release);
  };
  const variables = Object.entries(scope.variables).map(([name, value]) => [name, asNow(name, value)] as const);
  return { ...scope, variables: Object.fromEntries(variables) };
}

interface Sending extends Pick<Known, 'release' | 'me'> {
  readonly scope: Scope;
  readonly versions: OpenedVersions;
}

/** Returns the key in the versions of the record that a call changes; undefined if its changes are not counted. */
export function recordOfCall(call: CallModel, { release, me, scope }: Omit<Sending, 'versions'>): string | undefined {
  const operation: OperationModel | undefined = release.operations[call.run];
  const entity = operation?.of === undefined ? undefined : release.entities[operation.of];
  if (operation?.versioned !== true || entity === undefined) return undefined;
  const key = entity.key === undefined ? undefined : bindCall(call, { operation, scope, release }).args[entity.key];
  if (typeof key === 'string' || typeof key === 'number') return placeOf(entity.id, key);
  return ownEntity(release, me) === entity.id ? entity.id : undefined;
}

/** Returns the calls of a form with the version of their record. Only the first call for a record has one. */
export function withVersions(calls: readonly CallModel[], sending: Sending): readonly CallModel[] {
  const told = new Set<string>();
  return calls.map((call) => {
    const record = recordOfCall(call, sending);
    const version = record === undefined || told.has(record) ? undefined : sending.versions[record];
    if (record === undefined || version === undefined) return call;
    told.add(record);
    return { ...call, with: { ...call.with, version } };
  });
}

/** Returns the version of the changed record in a response. */
export function versionsAfter(
  calls: readonly CallModel[],
  { result, ...sending }: Omit<Sending, 'versions'> & { readonly result: unknown },
): OpenedVersions {
  const [call] = calls.slice(-1);
  const record = call === undefined ? undefined : recordOfCall(call, sending);
  const version = isRecord(result) ? result['version'] : undefined;
  return record === undefined || typeof version !== 'number' ? {} : { [record]: version };
}

function ownEntity(release: Release, me: string): string | undefined {
  const result = release.operations[me]?.result;
  return result !== undefined && 'type' in result ? result.type.replace(/\?$/, '') : undefined;
}

function placeOf(entity: string, key: unknown): string {
  return `${entity} ${String(key)}`;
}
