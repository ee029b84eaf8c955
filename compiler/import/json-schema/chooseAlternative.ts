import { joinPointer } from '../../compile/pointer.ts';
import { type FlatSchema, flattenSchema } from './flattenSchema.ts';
import type { Reading } from './Reading.ts';
import { alternativesOf, silent } from './readValues.ts';

/** Reduces a value of several types to one of the first type. `null` is not a type: it means no value. */
export function chooseAlternative(flat: FlatSchema, reading: Reading): FlatSchema {
  const part = flat.parts.find((one) => alternativesOf(one) !== undefined);
  const found = part && alternativesOf(part);
  if (found === undefined || part === undefined || flat.properties.size > 0) return flat;
  const branches = found.branches
    .map((branch) => ({ branch, flat: flattenSchema(branch, silent(reading)) }))
    .filter((one) => one.flat.words.get('type') !== 'null');
  const types = new Set(branches.map((one) => familyOf(one.flat)));
  const [first] = branches;
  if (first === undefined) return flat;
  if (branches.length > 1 && types.size === 1) {
    const [family] = types;
    if (family === 'object' || family === undefined) return flat;
    if (family !== 'array') {
      if (!flat.words.has('type')) flat.words.set('type', first.flat.words.get('type'));
      return flat;
    }
  }
  if (branches.length > 1 && flat.words.has('type') && familyOf(flat) !== undefined && types.has(undefined))
    return flat;
  if (branches.length > 1) {
    const message = 'The alternatives are of several types: only the first is carried.';
    reading.omit(joinPointer(part.pointer, found.word), found.word, message);
  }
  const chosen = flattenSchema(first.branch, reading);
  return {
    ...{ pointer: flat.pointer, properties: chosen.properties, required: chosen.required },
    words: new Map([...chosen.words, ...flat.words]),
    items: [...flat.items, ...chosen.items],
    parts: [...flat.parts.filter((one) => one !== part), ...chosen.parts],
  };
}

function familyOf({ words, properties, items }: FlatSchema): unknown {
  const type = words.get('type');
  if (type !== undefined) return type === 'integer' ? 'number' : Array.isArray(type) ? type[0] : type;
  if (properties.size > 0) return 'object';
  if (items.length > 0) return 'array';
  const constant = words.has('const') ? words.get('const') : [words.get('enum')].flat()[0];
  return constant === undefined ? undefined : typeof constant;
}
