import type { Authored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { every } from '../write/literal.ts';
import { addConditions } from './addConditions.ts';
import { addNarrowing, withoutLimits } from './addNarrowing.ts';
import { type FlatSchema, flattenSchema } from './flattenSchema.ts';
import type { Located, Reading } from './Reading.ts';
import {
  conditionsOf,
  type FieldDraft,
  type ReadRecord,
  type RecordContext,
  type RecordDraft,
  readsProperty,
  self,
} from './RecordDraft.ts';
import { readProperty } from './readProperty.ts';

const mostProperties = 500;

/** Reads the properties of an object, with the conditions and rules of its schema. */
export function readRecord(flat: FlatSchema, place: RecordContext, reading: Reading): ReadRecord {
  const draft: RecordDraft = { fields: new Map(), rules: [] };
  addSchema({ draft, flat, condition: 'true', reading });
  const properties: Record<string, Authored> = {};
  for (const field of [...draft.fields.values()].slice(0, mostProperties)) {
    const property = finish({ draft, field, place, reading });
    if (property !== undefined) properties[field.name] = property;
  }
  if (draft.fields.size > mostProperties) {
    const message = `There are ${draft.fields.size} properties: only the first ${mostProperties} are read.`;
    reading.omit(joinPointer(flat.pointer, 'properties'), 'properties', message);
  }
  return { properties, rules: draft.rules };
}

/** An addition to a record, under a condition. */
export interface Addition {
  readonly draft: RecordDraft;
  readonly flat: FlatSchema;
  /** Condition with `self` as a placeholder for the record. */
  readonly condition: string;
  readonly reading: Reading;
  /** Property that selects this branch, which is not added again. */
  readonly discriminator?: string;
}

/** Adds the properties, required names and conditions of a schema that applies under a condition. */
function addSchema(addition: Addition): void {
  const { draft, flat, condition, reading, discriminator } = addition;
  for (const [foreign, schemas] of flat.properties) {
    if (foreign !== discriminator) addField(addition, foreign, schemas);
  }
  for (const part of flat.parts) addConditions({ ...addition, part, add: addSchema });
  for (const foreign of flat.required) {
    const field = draft.fields.get(foreign);
    if (field !== undefined) {
      if (!readsProperty(condition, field.name)) field.required.add(condition);
    } else if (reading.names.nameOf(foreign) !== undefined && foreign !== discriminator) {
      const message = `"${foreign}" has no schema, so it cannot be entered.`;
      reading.omit(joinPointer(flat.pointer, 'required'), 'required', message);
    }
  }
}

function addField({ draft, condition, reading }: Addition, foreign: string, schemas: readonly Located[]): void {
  const before = draft.fields.get(foreign);
  if (before !== undefined) {
    addNarrowing({ draft, field: before, schemas, condition, reading });
    if (!before.when.has('true')) before.when.add(condition);
    return;
  }
  const name = reading.names.nameOf(foreign);
  if (name === undefined) {
    const pointer = schemas[0]?.pointer ?? '';
    reading.omit(pointer, 'properties', 'A name that is empty, very long or has a dot cannot be stored.');
    return;
  }
  const conditions = { when: new Set([condition]), required: new Set<string>() };
  draft.fields.set(foreign, { name, foreign, schemas, ...conditions, branches: [], isLoose: false });
}

interface Finished {
  readonly draft: RecordDraft;
  readonly field: FieldDraft;
  readonly place: RecordContext;
  readonly reading: Reading;
}

function finish({ draft, field, place, reading }: Finished): Authored | undefined {
  const { name, foreign, schemas, branches } = field;
  const { path, root } = place;
  const own = conditionsOf(field);
  const isBlind = path === undefined && (own.when !== 'true' || own.required.includes(self));
  if (isBlind) {
    const message = 'A condition inside a record of a list entry: the property is always there, and optional.';
    reading.omit(schemas[0]?.pointer ?? '', 'if', message);
  }
  const { when: exists, required } = isBlind ? { when: 'true', required: 'false' } : own;
  const at = (condition: string, holder = path ?? ''): string => condition.replaceAll(self, holder);
  const when = every([place.when, at(exists)]);
  const isSure = required === 'true' && exists === 'true';
  const inner: RecordContext = {
    ...{ depth: place.depth + 1, isOptional: place.isOptional || !isSure },
    when: root === undefined ? 'true' : every([place.when, at(exists, root)]),
    ...(root === undefined ? {} : { path: `${root}.${name}`, root: `${root}.${name}` }),
  };
  const shapes = schemas.length === 0 ? branches.slice(0, 1) : schemas;
  const flat = flattenSchema(field.isLoose ? shapes.map(withoutLimits) : shapes, reading);
  const isListed = schemas.length === 0 || field.isLoose;
  const read = readProperty({ flat, name, foreign, draft, place: inner, reading, branches, isListed });
  if (read === undefined) return undefined;
  // If an enclosing record is optional, its properties are only required if it is present.
  const around = place.isOptional && root !== undefined && place.depth > 0 ? `has(${root})` : 'true';
  const needed = required === 'false' ? 'false' : every([around, at(required)]);
  return {
    ...read,
    ...(name === foreign ? {} : { wire: foreign }),
    ...(when === 'true' ? {} : { when: `=${when}` }),
    ...(needed === 'false' ? {} : { required: needed === 'true' ? true : `=${needed}` }),
  };
}
