import { type Authored, isAuthored } from '../../compile/node.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { isConstant } from '../json-schema/toCondition.ts';
import { escapeText, escapeValue } from '../write/escapeText.ts';

type Omit = (keyword: string, message: string) => void;

const types: Readonly<Record<string, Authored>> = {
  boolean: { type: 'boolean', format: 'yes-no' },
  decimal: { type: 'number' },
  quantity: { type: 'number' },
  integer: { type: 'integer' },
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', format: 'date-time', widget: 'text' },
  time: { type: 'string', pattern: '^[0-9]{2}:[0-9]{2}(:[0-9]{2})?$' },
  string: { type: 'string' },
  text: { type: 'string', widget: 'textarea' },
  url: { type: 'string', format: 'uri' },
  'open-choice': { type: 'string' },
};

const choices: ReadonlySet<unknown> = new Set(['choice', 'coding']);

/** A question as a property, without its condition. Undefined where it is left out, which is reported. */
export function readItem(item: Authored, omit: Omit): Authored | undefined {
  const type = String(item['type']).slice(0, 40);
  const values = readOptions(item['answerOption']);
  const isChoice = choices.has(type) || (values.length > 0 && type !== 'open-choice');
  const shape = isChoice ? { values } : Object.hasOwn(types, type) ? types[type] : undefined;
  if (shape === undefined || (isChoice && values.length === 0)) {
    omit(
      'type',
      isChoice ? 'A choice without options of its own is left out.' : `An item of the type "${type}" is left out.`,
    );
    return undefined;
  }
  if (type === 'open-choice' || type === 'quantity')
    omit('type', type === 'quantity' ? 'The unit is left out.' : 'The options are left out: any text is accepted.');
  const { maxLength, required, repeats } = item;
  const limits =
    shape['type'] === 'string' && Number.isInteger(maxLength) && Number(maxLength) > 0 ? { maxLength } : {};
  const [initial] = listOf(item['initial']).map(valueOfChoice);
  return {
    title: titleOf(item),
    ...(repeats === true ? asList({ ...shape, ...limits }) : { ...shape, ...limits, ...defaultOf(initial, shape) }),
    ...(required === true ? { required: true } : {}),
  };
}

/** Text of an item with its prefix. */
export function titleOf({ prefix, text, linkId }: Authored): string {
  const parts = [prefix, text].filter((part) => typeof part === 'string' && part !== '');
  return escapeText(parts.length === 0 ? String(linkId) : parts.join(' '));
}

function asList({ type, values, widget: _, ...limits }: Authored): Authored {
  if (Array.isArray(values)) {
    const [first] = values.map((entry: unknown) => (isAuthored(entry) ? entry['value'] : entry));
    return { $ref: `${typeof first === 'number' ? 'number' : 'string'}[]`, values, uniqueItems: true };
  }
  const { format, ...rest } = limits;
  return { $ref: `${String(type)}[]`, ...rest, ...(format === 'yes-no' ? {} : { format }), widget: 'list' };
}

function defaultOf(initial: unknown, { type, values }: Authored): Authored {
  const listed = listOf(values).map((entry) => (isAuthored(entry) ? entry['value'] : entry));
  const fits = listed.length > 0 ? listed.includes(initial) : typeof initial === (type === 'integer' ? 'number' : type);
  return fits ? { default: escapeValue(initial) } : {};
}

function readOptions(options: unknown): readonly unknown[] {
  const seen = new Set<unknown>();
  return listOf(options).flatMap((option) => {
    const value = valueOfChoice(option);
    if (!isConstant(value) || seen.has(value) || seen.size >= 1_000) return [];
    seen.add(value);
    const coding = isAuthored(option) ? option['valueCoding'] : undefined;
    const display = isAuthored(coding) && typeof coding['display'] === 'string' ? coding['display'] : undefined;
    const title = display ?? (typeof value === 'string' ? value : undefined);
    return [title === undefined || title === '' ? value : { value, title: escapeText(title) }];
  });
}

/** The value of `valueCoding`, `valueInteger`, `answerString` and so on. Of a coding, its code. */
export function valueOfChoice(holder: unknown): unknown {
  if (!isAuthored(holder)) return undefined;
  const value = Object.entries(holder).find(([word]) => /^(value|answer)[A-Z]/.test(word))?.[1];
  return isAuthored(value) ? (value['code'] ?? value['display']) : value;
}
