import { functionsOfRoles, isRecord, type Release, readPath, type User } from '#engine';
import { sampleRecord } from './sampleField.ts';

type Row = Readonly<Record<string, unknown>>;

/** Examples of the definitions, by entity and name. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Records by entity, for adapters and previews without a database. */
export type SampleRecords = Readonly<Record<string, readonly Row[]>>;

const rowsOfEntity = 3;

/**
 * Returns records of every entity: its examples if there are any, otherwise records generated from its schema. The
 * result is deterministic.
 */
export function sampleRecords(release: Release, examples: Examples): SampleRecords {
  const written = Object.fromEntries(
    Object.entries(examples).map(([entity, records]) => [entity, readExamples(records)]),
  );
  const keyOf = (entity: string): unknown => {
    const model = release.entities[entity];
    const key = model?.key;
    if (!model || key === undefined) return undefined;
    const known = readPath(written[entity]?.[0], key);
    if (known !== undefined) return known;
    const field = model.properties.find(({ path }) => path === key);
    return field && readPath(sampleRecord([field], { release, index: 0, keyOf: () => undefined }), key);
  };
  const made = Object.values(release.entities).flatMap((entity): [string, readonly Row[]][] => {
    if (entity.form !== 'record') return [];
    const own = written[entity.id];
    if (own && own.length > 0) return [[entity.id, own]];
    const rows = Array.from({ length: rowsOfEntity }, (_, index) => {
      // An entity's own key is a value of the record, not a reference to another record or to another entity with the
      // same key.
      const isOwn = (other: string) =>
        other === entity.id || (entity.key !== undefined && release.entities[other]?.key === entity.key);
      const ownKey = (other: string) => (isOwn(other) ? keyValue(release, entity.id, index) : keyOf(other));
      return sampleRecord(entity.properties, { release, index, keyOf: ownKey });
    });
    return [[entity.id, rows]];
  });
  return Object.fromEntries(made);
}

function keyValue(release: Release, entity: string, index: number): unknown {
  const { key, properties = [] } = release.entities[entity] ?? {};
  const field = properties.find(({ path }) => path === key);
  if (!field || key === undefined) return undefined;
  return readPath(sampleRecord([field], { release, index, keyOf: () => undefined }), key) ?? index + 1;
}

/** Returns the examples in order, each with the values it inherits from another one. */
function readExamples(records: Readonly<Record<string, unknown>>): readonly Row[] {
  const resolve = (name: string, asked: readonly string[]): Row => {
    const written = records[name];
    if (!isRecord(written) || asked.includes(name)) return {};
    const { like, ...own } = written;
    return { ...(typeof like === 'string' ? resolve(like, [...asked, name]) : {}), ...own };
  };
  return Object.keys(records)
    .filter((name) => isRecord(records[name]))
    .map((name) => resolve(name, []));
}

/** Returns a user of a role with its functions and those of the definitions; without a role, the anonymous user. */
export function sampleUser(release: Release, role: string | undefined): User {
  if (role === undefined) {
    return { signedIn: false, roles: [], functionalIds: [], companyIds: [] };
  }
  const named = release.access.functions.map(({ id }) => id);
  const asked = Object.values(release.entities).flatMap(({ owners }) =>
    Object.values(owners).flatMap((paths) => Object.values(paths).map((path) => path.replace(/^user\./, ''))),
  );
  return {
    ...Object.fromEntries(asked.map((name) => [name, 1])),
    signedIn: true,
    id: 1,
    email: `${role.toLowerCase()}@catalogue.example`,
    username: role.toLowerCase(),
    firstName: 'Ada',
    lastName: 'Quill',
    roles: [role],
    functionalIds: [...new Set([...functionsOfRoles([role], release.access), ...named])],
    companyIds: [1],
    companyId: 1,
  };
}

/** Returns the records as owned by a user, through every ownership of their entity. */
export function ownedBy(user: User, records: SampleRecords, release: Release): SampleRecords {
  return Object.fromEntries(
    Object.entries(records).map(([entity, rows]) => {
      const model = release.entities[entity];
      const paths = Object.values(model?.owners ?? {}).flatMap((one) => Object.entries(one));
      const own = (row: Row, index: number): Row =>
        paths
          // If the key determines the owner, the user can own only one record.
          .filter(([path]) => path !== model?.key || index === 0)
          .reduce((held, [path, from]) => give(held, path, from, user), row);
      return [entity, rows.map(own)];
    }),
  );
}

function give(row: Row, path: string, from: string, user: User): Row {
  const held: unknown = readPath({ user }, from);
  const value: unknown = Array.isArray(held) ? held[0] : held;
  if (value === undefined) return row;
  const written = writeThrough(row, path.split('.'), value);
  return isRecord(written) ? written : row;
}

/** Writes a value at a path; for a list on the path, into its first item. */
function writeThrough(holder: unknown, names: readonly string[], value: unknown): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  if (Array.isArray(holder)) {
    const [first, ...others] = holder.map((item: unknown) => item);
    return [writeThrough(first ?? {}, names, value), ...others];
  }
  const record = isRecord(holder) ? holder : {};
  return { ...record, [name]: writeThrough(record[name], rest, value) };
}
