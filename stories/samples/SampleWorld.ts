import { functionsOfRoles, isRecord, type Release, readPath, type User } from '#engine';
import { sampleRecord } from './sampleField.ts';

type Row = Readonly<Record<string, unknown>>;

/** Entity → its written examples, by name. */
export type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** Entity → records for the memory adapter. */
export type SampleRecords = Readonly<Record<string, readonly Row[]>>;

const rowsOfEntity = 3;

/** Records of every entity: its written examples where there are some, else made from its schema. Always the same. */
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
      // Its own key is a value of the record, not a link to another one, nor to another view of the same.
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

/** Examples in order, each with what it takes over from another one. */
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

/** A person of a role who holds its functions and those that definitions name; without a role, nobody. */
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

/** The same records as property of one person, in every way an entity can be owned. */
export function ownedBy(user: User, records: SampleRecords, release: Release): SampleRecords {
  return Object.fromEntries(
    Object.entries(records).map(([entity, rows]) => {
      const model = release.entities[entity];
      const paths = Object.values(model?.owners ?? {}).flatMap((one) => Object.entries(one));
      const own = (row: Row, index: number): Row =>
        paths
          // Where the key says whose it is, one record alone can be that person's.
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

/** Lists on the way have the value written into their first item. */
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
