import type { Authored } from '../../compile/node.ts';
import { titleOfName } from '../../load/titleOfName.ts';
import { escapeText } from '../write/escapeText.ts';
import { every } from '../write/literal.ts';
import { addValueRules } from './addValueRules.ts';
import { chooseAlternative } from './chooseAlternative.ts';
import { type FlatSchema, flattenSchema } from './flattenSchema.ts';
import type { Located, Reading } from './Reading.ts';
import { addRule, type RecordContext, type RecordDraft, self } from './RecordDraft.ts';
import { readDefault } from './readDefault.ts';
import { readLimits } from './readLimits.ts';
import { readList } from './readList.ts';
import { readRecord } from './readRecord.ts';
import { readType } from './readType.ts';
import { type ListedValue, readValues } from './readValues.ts';
import { isConstant } from './toCondition.ts';

export interface PropertyInput {
  readonly flat: FlatSchema;
  readonly name: string;
  readonly foreign: string;
  /** The record of the property, which gets the rules about it. */
  readonly draft: RecordDraft;
  readonly place: RecordContext;
  readonly reading: Reading;
  /** Schemas of a discriminator in the branches that it selects. */
  readonly branches: readonly Located[];
  /** Whether the values come from the branches. */
  readonly isListed: boolean;
}

const deepest = 6;

/** Reads one property. Undefined if nothing of it can be imported, which is reported. */
export function readProperty(input: PropertyInput): Authored | undefined {
  const { name, foreign, reading, place, draft } = input;
  const { pointer } = input.flat;
  if (input.flat.words.has('circular') && input.flat.properties.size === 0) return undefined;
  if (place.depth > deepest) {
    reading.omit(pointer, 'properties', `Records are read down to ${deepest} levels.`);
    return undefined;
  }
  const own = input.isListed ? undefined : readValues(input.flat, reading);
  const found = own ?? valuesOfBranches(input.branches, reading);
  const listed = found !== undefined && fitsType(input.flat, found, reading) ? found : undefined;
  const flat = listed === undefined ? chooseAlternative(input.flat, reading) : input.flat;
  const type = readType(flat, listed, reading);
  if (type === undefined) return undefined;
  const { words } = flat;
  const title = words.get('title');
  const description = words.get('description');
  const isFixed = words.get('readOnly') === true;
  const isLocked = isFixed && isConstant(words.get('default'));
  const texts = {
    title: escapeText(typeof title === 'string' && title !== '' ? title : titleOfName(foreign)),
    ...(typeof description === 'string' && description !== '' ? { help: escapeText(description) } : {}),
    ...(isLocked ? { locked: true } : isFixed ? { readOnly: true } : {}),
  };
  if (isFixed && !isLocked)
    reading.omit(pointer, 'readOnly', 'A read-only value is set by the server and is not part of the form.');
  if (type === 'array') {
    const list = readList({ ...input, flat });
    return list === undefined ? undefined : { ...texts, ...list, ...readDefault(flat, 'array', undefined, reading) };
  }
  if (type === 'object') {
    const { properties, rules } = readRecord(flat, place, reading);
    if (Object.keys(properties).length === 0) {
      reading.omit(pointer, 'properties', 'An object without properties of its own is left out.');
      return undefined;
    }
    const path = `${self}.${name}`;
    for (const { at, when, check } of rules) {
      const within = (condition: string): string => condition.replaceAll(self, path);
      const present = every([`has(${path})`, within(when)]);
      addRule(draft, { at: at === '' ? name : `${name}.${at}`, when: present, check: within(check) });
    }
    return { ...texts, type, properties };
  }
  if (listed === undefined || input.branches.length === 0) addValueRules({ ...input, flat }, listed !== undefined);
  return {
    ...texts,
    type,
    ...(listed === undefined ? readLimits(flat, type, reading) : { values: listed }),
    ...readDefault(flat, type, listed, reading),
  };
}

/** The constants of all branches, each with the title of its own schema. */
function valuesOfBranches(branches: readonly Located[], reading: Reading): readonly ListedValue[] | undefined {
  const found = branches.map((branch) => readValues(flattenSchema(branch, reading), reading));
  const values = new Map(
    found.flatMap((list) => list ?? []).map((entry) => [typeof entry === 'object' ? entry.value : entry, entry]),
  );
  return values.size === 0 || found.includes(undefined) ? undefined : [...values.values()];
}

/** Whether the listed values have the type of the schema. */
function fitsType({ words, pointer }: FlatSchema, [first]: readonly ListedValue[], { omit }: Reading): boolean {
  const types = [words.get('type') ?? []].flat();
  const value = typeof first === 'object' ? first.value : first;
  const fits =
    types.length === 0 || types.includes(typeof value) || (typeof value === 'number' && types.includes('integer'));
  if (!fits) omit(pointer, 'enum', 'The values are not of the type of the schema: they are left out.');
  return fits;
}
