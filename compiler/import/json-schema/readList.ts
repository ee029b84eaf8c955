import type { Authored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import { every, negate, some } from '../write/literal.ts';
import { addValueRules } from './addValueRules.ts';
import { chooseAlternative } from './chooseAlternative.ts';
import { flattenSchema } from './flattenSchema.ts';
import { addRule, type RecordContext, type RuleDraft, self } from './RecordDraft.ts';
import { readLimits } from './readLimits.ts';
import type { PropertyInput } from './readProperty.ts';
import { readRecord } from './readRecord.ts';
import { readType } from './readType.ts';
import { readValues } from './readValues.ts';

/** Reads a list of values or of records. */
export function readList(input: PropertyInput): Authored | undefined {
  const { flat, reading, place } = input;
  const limits = readLimits(flat, 'array', reading);
  if (flat.items.length === 0) {
    reading.omit(flat.pointer, 'items', 'A list without a schema for its entries is left out.');
    return undefined;
  }
  const whole = flattenSchema(flat.items, reading);
  const listed = readValues(whole, reading);
  const item = listed === undefined ? chooseAlternative(whole, reading) : whole;
  if (item.words.has('circular') && item.properties.size === 0) return undefined;
  const type = readType(item, listed, reading);
  if (type === undefined) return undefined;
  if (type === 'array') {
    reading.omit(item.pointer, 'items', 'A list of lists is left out.');
    return undefined;
  }
  addValueRules(input, false);
  if (type === 'object') {
    const inner: RecordContext = { path: 'this', isOptional: false, when: 'true', depth: place.depth + 1 };
    const { properties, rules } = readRecord(item, inner, reading);
    if (Object.keys(properties).length === 0) {
      reading.omit(item.pointer, 'properties', 'A list of objects without properties is left out.');
      return undefined;
    }
    for (const rule of rules) addItemRule(input, rule);
    return { type: 'array', ...limits, widget: 'list', items: { properties } };
  }
  if (item.parts.length > 0 && listed === undefined)
    reading.omit(joinPointer(flat.pointer, 'items'), 'items', 'Alternatives of entries are not validated.');
  if (listed !== undefined) return { $ref: `${type}[]`, ...limits, values: listed };
  return { $ref: `${type}[]`, ...limits, ...readLimits(item, type, reading), widget: 'list' };
}

/** Adds a rule of an item as a rule over all items. */
function addItemRule({ name, draft }: PropertyInput, { when, check }: RuleDraft): void {
  const path = `${self}.${name}`;
  const item = 'entry';
  const condition = some([negate(every([when])), check]).replaceAll(self, item);
  addRule(draft, { at: name, when: 'true', check: `!has(${path}) || ${path}.all(${item}, ${condition})` });
}
