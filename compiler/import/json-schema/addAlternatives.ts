import { joinPointer } from '../../compile/pointer.ts';
import { every, some } from '../write/literal.ts';
import type { PartAddition } from './addConditions.ts';
import { withoutLimits } from './addNarrowing.ts';
import { type FlatSchema, flattenSchema } from './flattenSchema.ts';
import type { Located } from './Reading.ts';
import { addRule, type RecordDraft, readsProperty, self } from './RecordDraft.ts';
import { alternativesOf, silent } from './readValues.ts';
import { exactlyOne, isConstant, oneOfConstants, toCondition } from './toCondition.ts';

/** Adds the alternatives of an object, by the property that selects one or by a rule over all of them. */
export function addAlternatives(addition: PartAddition): void {
  const { part, reading } = addition;
  const found = alternativesOf(part);
  if (found === undefined) return;
  const branches = found.branches.filter(({ schema }) => schema !== false);
  const flats = branches.map((branch) => flattenSchema(branch, silent(reading)));
  const discriminator = findDiscriminator(flats);
  if (discriminator === undefined) addByRule(addition, found.word, branches);
  else addByDiscriminator(addition, { ...discriminator, branches, isOne: found.word === 'oneOf' });
}

interface Discriminator {
  readonly foreign: string;
  /** Constants of each branch. */
  readonly values: readonly (readonly unknown[])[];
}

/** Finds a property with different constants in every branch. */
function findDiscriminator(flats: readonly FlatSchema[]): Discriminator | undefined {
  const [first] = flats;
  if (first === undefined || flats.length < 2) return undefined;
  for (const foreign of first.properties.keys()) {
    const values = flats.map((flat) => constantsOf(flat.properties.get(foreign)));
    const all = values.flat();
    if (values.every((list) => list.length > 0) && new Set(all).size === all.length) return { foreign, values };
  }
  return undefined;
}

function constantsOf(schemas: readonly Located[] | undefined): readonly unknown[] {
  const [located] = schemas ?? [];
  const schema: unknown = located?.schema;
  if (typeof schema !== 'object' || schema === null) return [];
  if ('const' in schema) return isConstant(schema.const) ? [schema.const] : [];
  return 'enum' in schema && Array.isArray(schema.enum) ? schema.enum.filter(isConstant) : [];
}

interface Selected extends Discriminator {
  readonly branches: readonly Located[];
  readonly isOne: boolean;
}

function addByDiscriminator(addition: PartAddition, { foreign, values, branches, isOne }: Selected): void {
  const { draft, condition, reading, add } = addition;
  const name = reading.names.nameOf(foreign);
  if (name === undefined) return;
  const path = `${self}.${name}`;
  const flats = branches.map((branch) => flattenSchema(branch, reading));
  const isRequired = isOne || flats.every(({ required }) => required.has(foreign));
  const before = draft.fields.get(foreign);
  const own = flats.flatMap((flat) => flat.properties.get(foreign) ?? []);
  if (before === undefined) {
    const required = new Set(isRequired ? [condition] : []);
    draft.fields.set(foreign, {
      name,
      foreign,
      schemas: [],
      when: new Set([condition]),
      required,
      branches: own,
      isLoose: false,
    });
  } else {
    if (condition === 'true') before.branches.push(...own);
    if (isRequired && !readsProperty(condition, name)) before.required.add(condition);
    const check = oneOfConstants(path, values.flat());
    if (check !== undefined) addRule(draft, { at: name, when: condition, check: some([`!has(${path})`, check]) });
  }
  for (const [index, flat] of flats.entries()) {
    const selected = oneOfConstants(path, values[index] ?? []);
    if (selected === undefined) continue;
    add({ draft, flat, reading, discriminator: foreign, condition: every([condition, `has(${path})`, selected]) });
  }
}

function addByRule(addition: PartAddition, word: 'oneOf' | 'anyOf', branches: readonly Located[]): void {
  const { draft, condition, reading, add, part } = addition;
  const checks = branches.map((branch) => toCondition(branch, self, reading)).filter((check) => check !== undefined);
  const flats = branches.map((branch) => flattenSchema(branch, reading));
  const [first] = flats;
  if (first === undefined) return;
  const properties = looseProperties(flats, draft);
  if (properties.size > 0) {
    const message = 'The type of a property is validated whichever alternative holds.';
    reading.omit(joinPointer(joinPointer(part.pointer, word), 'type'), word, message);
  }
  const required = new Set([...first.required].filter((name) => flats.every((flat) => flat.required.has(name))));
  add({
    draft,
    condition,
    reading,
    flat: { ...first, required, parts: [], properties },
  });
  if (checks.length < branches.length) {
    const message = 'The alternatives have no expression: their properties are all optional.';
    reading.omit(joinPointer(part.pointer, word), word, message);
  } else addRule(draft, { at: '', when: condition, check: word === 'oneOf' ? exactlyOne(checks) : some(checks) });
}

/** Properties of all branches that have no other schema. Their limits are left to the rule. */
function looseProperties(flats: readonly FlatSchema[], { fields }: RecordDraft): Map<string, Located[]> {
  const properties = new Map<string, Located[]>();
  for (const [foreign, schemas] of flats.flatMap((flat) => [...flat.properties])) {
    if (!fields.has(foreign) && !properties.has(foreign)) properties.set(foreign, schemas.map(withoutLimits));
  }
  return properties;
}
