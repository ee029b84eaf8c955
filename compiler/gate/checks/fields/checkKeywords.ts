import { entityOf } from '../../../compile/entityOf.ts';
import { flatFields } from '../../../compile/fieldLists.ts';
import { type FieldLayer, findLayers, findProperty, type Layers } from '../../../compile/findLayers.ts';
import { child, entriesOf, isAuthored, type Node, stringOf } from '../../../compile/node.ts';
import { joinPointer } from '../../../compile/pointer.ts';
import { listLayers, rowBaseOf } from '../../../compile/rowLayers.ts';
import { schemaOf } from '../../../compile/schemaOf.ts';
import { parseTypeName } from '../../../compile/typeName.ts';
import type { Field } from '../../../language/definitions.types.ts';
import type { Definition } from '../../../load/Definition.ts';
import { baseOfForm } from '../../../typecheck/typeTable.ts';
import { definitionsOf, type Gate } from '../../Gate.ts';

type Family = 'string' | 'number' | 'boolean' | 'list';

/** Keywords that limit values of one type, and do not apply to others. */
const limits: Readonly<Record<string, Family>> = {
  pattern: 'string',
  minLength: 'string',
  maxLength: 'string',
  minimum: 'number',
  maximum: 'number',
  exclusiveMinimum: 'number',
  exclusiveMaximum: 'number',
  multipleOf: 'number',
  minItems: 'list',
  maxItems: 'list',
  uniqueItems: 'list',
};

/** Formats and widgets for values of one type. All others support several types. */
const suited: Readonly<Record<'format' | 'widget', Readonly<Record<string, Family>>>> = {
  format: {
    ...names('string', 'email date date-time time uri uuid phone tel password new-password'),
    ...names('string', 'short-text long-text textarea multiline markdown rich-text rich-line'),
    ...names('number', 'money cents number percent'),
  },
  widget: {
    ...names('string', 'email tel password new-password textarea date date-time rich-text'),
    ...names('number', 'number money'),
    ...names('boolean', 'checkbox'),
    ...names('list', 'multi-select list'),
  },
};

function names(family: Family, list: string): Readonly<Record<string, Family>> {
  return Object.fromEntries(list.split(' ').map((name) => [name, family]));
}

/** Checks that limits, formats and widgets fit the type of their field. */
export function checkKeywords(gate: Gate): void {
  for (const { definition, node } of definitionsOf(gate, 'entity')) checkPlace(gate, definition, node);
  for (const { definition, node } of definitionsOf(gate, 'setting')) {
    for (const [, setting] of entriesOf(node)) checkPlace(gate, definition, setting);
  }
  for (const { definition, node } of definitionsOf(gate, 'operation')) {
    const entity = entityOf(node);
    const base = (path: string) => (entity === undefined ? undefined : findProperty(gate.compilation, entity, path));
    for (const field of [...flatFields(child(node, 'query')), ...flatFields(child(node, 'body'))])
      checkField(gate, definition, field, base);
  }
  for (const { definition, node } of definitionsOf(gate, 'form')) {
    const base = baseOfForm(node, gate.compilation);
    for (const field of flatFields(child(node, 'fields'))) checkField(gate, definition, field, base);
  }
}

type Base = (path: string) => Layers | undefined;

function checkField(gate: Gate, definition: Definition, field: Node<Field>, base: Base): void {
  if (!isAuthored(field.json)) return;
  const below = base(stringOf(child(field, 'field')) ?? '');
  checkPlace(gate, definition, field, below);
  const rows = rowBaseOf(gate.compilation, listLayers(gate.compilation, field, below ?? []));
  for (const column of flatFields(child(field, 'fields'))) checkField(gate, definition, column, rows);
}

/** Checks a property, a field or a value type, and the properties of nested records. */
function checkPlace(gate: Gate, definition: Definition, place: Node<FieldLayer>, base: Layers = []): void {
  const layers = [place, ...findLayers(gate.compilation, place), ...base];
  const isList = layers.some((layer) => parseTypeName(stringOf(child(layer, '$ref')) ?? '').list);
  const families = familiesOf(schemaOf(layers, isList));
  const styles = (['format', 'widget'] as const).flatMap((word) => nameOf(layers, word) ?? []);
  if (families !== undefined) checkFamily(gate, definition, place, { ...families, styles });
  checkStyleWords(gate, { definition, place, styles });
  for (const [, property] of entriesOf(child(place, 'properties'))) checkPlace(gate, definition, property);
  const items = child(place, 'items');
  if (items !== undefined) checkPlace(gate, definition, items);
}

interface Families {
  readonly whole: Family | 'object';
  /** Type of the items of a list: limits of a text apply to each item. */
  readonly item: Family | 'object' | undefined;
}

function familiesOf(schema: Readonly<Record<string, unknown>>): Families | undefined {
  const whole = familyOf(schema['type']);
  if (whole === undefined) return undefined;
  const items = schema['items'];
  return { whole, item: whole === 'list' && isAuthored(items) ? familyOf(items['type']) : undefined };
}

interface Found extends Families {
  readonly styles: readonly string[];
}

function nameOf(layers: Layers, word: 'format' | 'widget'): string | undefined {
  return layers.map((layer) => stringOf(child(layer, word))).find((name) => name !== undefined);
}

function familyOf(type: unknown): Family | 'object' | undefined {
  if (type === 'integer' || type === 'number') return 'number';
  if (type === 'array') return 'list';
  return type === 'string' || type === 'boolean' || type === 'object' ? type : undefined;
}

function checkFamily(gate: Gate, definition: Definition, place: Node, { whole, item, styles }: Found): void {
  const report = (word: string, wanted: Family, what: string): void => {
    if (whole === wanted || (whole === 'list' && (item === wanted || item === undefined))) return;
    const message = `${what} is for ${plural[wanted]}, and this is ${single[whole]}`;
    const hint = 'Change the type, or leave it out';
    gate.report(definition, { code: 'keyword/type', pointer: joinPointer(place.pointer, word), message, hint });
  };
  // Unknown formats and widgets may interpret a limit differently, for example for a text with an amount.
  if (styles.every(isSuited)) {
    for (const [word, family] of Object.entries(limits))
      if (child(place, word) !== undefined) report(word, family, `"${word}"`);
  }
  for (const word of ['format', 'widget'] as const) {
    const name = stringOf(child(place, word)) ?? '';
    const family = Object.hasOwn(suited[word], name) ? suited[word][name] : undefined;
    if (family !== undefined) report(word, family, `The ${word} "${name}"`);
  }
}

/** Keywords that only certain fields read: the formats and widgets that read them, and the words for the message. */
const styleWords: readonly StyleWords[] = [
  { words: ['extensions', 'maxSize', 'many'], readers: [], what: 'files', format: 'file' },
  { words: ['fonts', 'sizes'], readers: ['rich-text'], what: 'rich texts', format: 'rich-text' },
  { words: ['placeholders'], readers: ['rich-text', 'rich-line'], what: 'rich texts', format: 'rich-text' },
];

interface StyleWords {
  readonly words: readonly string[];
  /** Formats and widgets that read them, among those with a known type. */
  readonly readers: readonly string[];
  readonly what: string;
  readonly format: string;
}

interface StyledPlace {
  readonly definition: Definition;
  readonly place: Node;
  readonly styles: readonly string[];
}

function checkStyleWords(gate: Gate, { definition, place, styles }: StyledPlace): void {
  // Unknown formats and widgets may interpret the keyword differently.
  if (styles.some((name) => !isSuited(name))) return;
  for (const { words, readers, what, format } of styleWords) {
    if (styles.some((name) => readers.includes(name))) continue;
    for (const word of words) {
      if (child(place, word) === undefined) continue;
      const message = `"${word}" is for ${what}, and this is none`;
      const hint = `Write "format": "${format}", or leave it out`;
      gate.report(definition, { code: 'keyword/type', pointer: joinPointer(place.pointer, word), message, hint });
    }
  }
}

function isSuited(name: string): boolean {
  return Object.hasOwn(suited.format, name) || Object.hasOwn(suited.widget, name);
}

const plural: Readonly<Record<Family, string>> = {
  string: 'texts',
  number: 'numbers',
  boolean: 'yes or no',
  list: 'lists',
};

const single: Readonly<Record<Family | 'object', string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  list: 'a list',
  object: 'a record',
};
