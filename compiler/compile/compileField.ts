import {
  type Choice,
  canonicalJson,
  type EachModel,
  type Expression,
  type FieldModel,
  hashText,
  type Json,
  type OptionsModel,
  type RowsModel,
  type RuleModel,
  type Text,
  type ValueOption,
} from '#engine';
import type { Field, Options, Values } from '../language/definitions.types.ts';
import { type Compilation, findSource } from './compilation.ts';
import { compileActions } from './compileAction.ts';
import { compileCallOrExpression } from './compileCall.ts';
import { compileRules } from './compileRules.ts';
import {
  compileChoosable,
  compileCondition,
  compileExpressionAt,
  compileJson,
  compileTemplate,
  compileTemplates,
  compileText,
  isExpressionText,
} from './compileValue.ts';
import type { FieldList } from './fieldLists.ts';
import { type FieldLayer, findLayers, type Layers } from './findLayers.ts';
import {
  booleanOf,
  child,
  entriesOf,
  isAuthored,
  itemsOf,
  type Node,
  type PropertyOf,
  stringOf,
  stringsOf,
  type ValueOf,
} from './node.ts';
import { rowBaseOf } from './rowLayers.ts';
import { schemaOf, typeOf } from './schemaOf.ts';
import { parseTypeName } from './typeName.ts';

/** Properties of a field that are part of the model. All others belong to its format or widget. */
const modelWords: ReadonlySet<string> = new Set(
  `field section title help when locked required allow type $ref format pattern minimum maximum exclusiveMinimum
  exclusiveMaximum multipleOf minLength maxLength minItems maxItems uniqueItems const values default value kept options fills
  messages wire widget placeholder empty recall actions items properties readOnly normalise tone from each kinds stored by rules
  $schema key display owners reveals fields sum order add paste flow placeholders`.split(/\s+/),
);

/** The context of a field list, which determines what plain names refer to. */
export interface FieldContext {
  readonly compilation: Compilation;
  /**
   * Layers below the entry: entity property, body field of the submitted operation, … None for a field without a base.
   */
  readonly base: (path: string) => Layers | undefined;
  /** Entities that are being inlined, to end cycles. */
  readonly inlining?: readonly string[];
  /** The initial value of a field without a default of its own. */
  readonly begin?: (path: string) => Expression | undefined;
  /** Whether to inline the properties of referenced entities: bodies and forms need them, tables do not. */
  readonly inline: boolean;
}

/** Compiles a field list. Each field of a section has its heading, because any of them can be hidden. */
export function compileFields(list: Node<FieldList> | undefined, place: FieldContext): readonly FieldModel[] {
  return itemsOf(list).flatMap((entry) => {
    const section = stringOf(child(entry, 'section'));
    if (section === undefined) return [compileField(entry, place)];
    const title = compileText(child(entry, 'title'));
    const heading = { name: section, ...(title === undefined ? {} : { title }) };
    return compileFields(child(entry, 'fields'), place).map((field) => ({ section: heading, ...field }));
  });
}

function compileField(entry: Node<Field>, place: FieldContext): FieldModel {
  const path = stringOf(entry) ?? stringOf(child(entry, 'field')) ?? '';
  const base = place.base(path) ?? [];
  const own = isAuthored(entry.json) ? [entry, ...findLayers(place.compilation, entry)] : [];
  const field = fieldOf(path, [...own, ...base], place);
  // A default of an entity applies to new records.
  const isOwn =
    field.value !== undefined ||
    [...own, ...base].some((layer) => layer.source.kind !== 'entity' && child(layer, 'default') !== undefined);
  const begin = isOwn ? undefined : place.begin?.(path);
  return begin === undefined ? field : { ...field, default: begin };
}

/** The `allow` of an enclosing record also applies to its properties: `closure` for `closure.reason`. */
function allowAround(path: string, place: FieldContext): Node | undefined {
  const names = path.split('.');
  for (const [index] of names.slice(1).entries()) {
    const layers = place.base(names.slice(0, index + 1).join('.')) ?? [];
    const allow = layers.map((layer) => child(layer, 'allow')).find((found) => found !== undefined);
    if (allow !== undefined) return allow;
  }
  return undefined;
}

type ReadProperty = <Word extends PropertyOf<FieldLayer>>(name: Word) => Node<ValueOf<FieldLayer, Word>> | undefined;

/** Merges the layers of a field, nearest first, into its model. */
export function fieldOf(path: string, layers: Layers, place: FieldContext): FieldModel {
  const word: ReadProperty = (name) => {
    for (const layer of layers) {
      const found = child(layer, name);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const reference = stringOf(word('$ref'));
  const type = reference === undefined ? undefined : parseTypeName(reference);
  const entity = entityOf(layers, place);
  const entry = word('items');
  const isPlain = entry !== undefined && child(entry, 'properties') === undefined;
  const schema = schemaOf(layers, type?.list ?? false, isPlain ? [entry] : []);
  const properties = propertiesOf(layers, place);
  const each = eachOf(word, place);
  const options = compileOptions(word('options'), place.compilation);
  const value = compileComputed(word('value'));
  const defaultNode = word('default');
  const fills = word('fills');
  const stored = word('stored');
  const allow = word('allow') ?? allowAround(path, place);
  const texts = { help: word('help'), placeholder: word('placeholder'), empty: word('empty') };
  const strings = {
    format: stringOf(word('format')),
    widget: stringOf(word('widget')),
    by: stringOf(word('by')),
    flow: stringOf(word('flow')),
    recall: stringOf(word('recall')),
  };
  return {
    path,
    wire: stringOf(word('wire')) ?? path,
    title: compileText(titleOf(layers, entity, place)) ?? { literal: path },
    ...pickDefined({
      help: compileText(texts.help),
      placeholder: compileText(texts.placeholder),
      empty: compileText(texts.empty),
    }),
    type: typeOf(schema, { entity, properties, values: word('values') }),
    ...pickDefined({ entity, ...strings }),
    words: wordsOf(layers),
    schema,
    constraint: hashText(canonicalJson(schema)).slice(0, 12),
    ...pickDefined({ values: valuesOf(word('values')), options, placeholders: placeholdersOf(word('placeholders')) }),
    when: compileCondition(word('when'), true),
    locked: compileCondition(word('locked'), false),
    required: compileCondition(word('required'), false),
    readOnly: booleanOf(word('readOnly')) ?? false,
    ...(allow === undefined ? {} : { allow: stringsOf(allow) }),
    ...(defaultNode === undefined ? {} : { default: compileTemplate(defaultNode) }),
    ...pickDefined({ value, kept: value === undefined ? undefined : booleanOf(word('kept')) }),
    normalise: normaliseOf(layers),
    ...(fills === undefined ? {} : { fills: compileTemplates(fills) }),
    messages: messagesOf(layers),
    rules: typeRulesOf(layers),
    ...pickDefined({ each, ...(stored === undefined ? {} : { stored: compileTemplates(stored) }), properties }),
    ...pickDefined({ rows: rowsOf(word) }),
    actions: compileActions(word('actions'), place.compilation),
  };
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The object without its undefined properties, as `exactOptionalPropertyTypes` requires. */
export function pickDefined<T extends object>(parts: T): Partial<Defined<T>> {
  const defined: Partial<Defined<T>> = {};
  for (const name in parts) {
    const part = parts[name];
    if (part !== undefined) Object.assign(defined, { [name]: part });
  }
  return defined;
}

function placeholdersOf(node: Node | undefined): Expression | undefined {
  return node === undefined ? undefined : compileExpressionAt(node);
}

/** The nearest title. The title of a referenced record is the last resort. */
function titleOf(layers: Layers, entity: string | undefined, place: FieldContext): Node | undefined {
  for (const layer of layers) {
    const title = child(layer, 'title');
    if (title !== undefined) return title;
  }
  return entity === undefined ? undefined : child(findSource(place.compilation, 'entity', entity), 'title');
}

/** Compiles the expression that computes a value. Undefined if there is none. */
export function compileComputed(node: Node | undefined): Expression | Choice<Expression> | undefined {
  const text = stringOf(node);
  if (node === undefined || (text !== undefined && !isExpressionText(text))) return undefined;
  if (text === undefined && !Array.isArray(node.json)) return undefined;
  return compileChoosable(node, compileExpressionAt);
}

function valuesOf(node: Node<Values> | undefined): readonly ValueOption[] | undefined {
  if (node === undefined) return undefined;
  return itemsOf(node).map((item) => {
    const value = isAuthored(item.json) ? item.json['value'] : item.json;
    const tone = child(item, 'tone')?.json;
    const known = typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
    const title = isAuthored(item.json) ? (child(item, 'title') ?? child(item, 'value')) : item;
    return {
      value: known,
      title: compileText(title) ?? { literal: String(known) },
      ...(isTone(tone) ? { tone } : {}),
    };
  });
}

function isTone(tone: unknown): tone is NonNullable<ValueOption['tone']> {
  return tone === 'success' || tone === 'info' || tone === 'warning' || tone === 'error' || tone === 'neutral';
}

/** Compiles the source of the options of a field or question. */
export function compileOptions(node: Node<Options> | undefined, compilation: Compilation): OptionsModel | undefined {
  if (node === undefined) return undefined;
  const source = compileCallOrExpression(node, compilation);
  if (!('run' in source)) return { source, paged: false };
  const result = child(findSource(compilation, 'operation', source.run), 'result');
  const page = stringOf(child(result, 'page'));
  const type = parseTypeName(page ?? stringOf(child(result, 'list')) ?? stringOf(result) ?? 'any');
  const entity = findSource(compilation, 'entity', type.name);
  const key = stringOf(child(entity, 'key'));
  const display = child(entity, 'display');
  const text: Text | undefined = compileText(display);
  return {
    source,
    paged: page !== undefined,
    ...(entity === undefined ? {} : { entity: type.name }),
    ...(key === undefined ? {} : { key }),
    ...(text !== undefined && 'text' in text ? { display: text.text } : {}),
  };
}

function eachOf(word: ReadProperty, place: FieldContext): EachModel | undefined {
  const from = word('from');
  const each = word('each');
  if (from === undefined || each === undefined) return undefined;
  const kinds: Record<string, FieldModel> = {};
  const local: FieldContext = { ...place, base: () => undefined };
  for (const [name, kind] of entriesOf(word('kinds'))) {
    kinds[name] = fieldOf(name, [kind, ...findLayers(place.compilation, kind)], local);
  }
  return { from: compileCallOrExpression(from, place.compilation), each: compileTemplates(each), kinds };
}

/** How the rows of a list of records are edited, if a layer configures it. */
function rowsOf(word: ReadProperty): RowsModel | undefined {
  const { sum, order, add, paste } = { sum: word('sum'), order: word('order'), add: word('add'), paste: word('paste') };
  if ([sum, order, add, paste].every((written) => written === undefined)) return undefined;
  return {
    sum: stringsOf(sum),
    isOrdered: stringOf(order) === 'by-hand',
    ...pickDefined({ add: compileText(add) }),
    canPaste: booleanOf(paste) ?? true,
  };
}

/** Entity of a field: the first one that a layer references, not one whose property it is like. */
function entityOf(layers: Layers, { compilation }: FieldContext): string | undefined {
  const references = layers.flatMap((layer) => stringOf(child(layer, '$ref')) ?? []).map(parseTypeName);
  const name = references.find(({ property }) => property === undefined)?.name;
  return name !== undefined && findSource(compilation, 'entity', name) ? name : undefined;
}

/** Fields that a list declares for its rows, inline properties, or those of the referenced record. */
function propertiesOf(layers: Layers, place: FieldContext): readonly FieldModel[] | undefined {
  const inlining = place.inlining ?? [];
  const written = layers.findIndex((layer) => child(layer, 'fields') !== undefined);
  if (written >= 0) {
    const base = rowBaseOf(place.compilation, layers.slice(written + 1));
    const around = layers.flatMap(({ source, pointer }) =>
      source.kind === 'entity' && pointer === '' ? source.id : [],
    );
    const fields = child(layers[written], 'fields');
    return compileFields(fields, { ...place, base, inlining: [...inlining, ...around] });
  }
  for (const layer of layers) {
    const isEntity = layer.source.kind === 'entity' && layer.pointer === '';
    if (isEntity && (!place.inline || inlining.includes(layer.source.id))) continue;
    const written = child(layer, 'properties') ?? child(child(layer, 'items'), 'properties');
    if (written === undefined) continue;
    const inner: FieldContext = { ...place, inlining: isEntity ? [...inlining, layer.source.id] : inlining };
    return entriesOf(written).map(([name, property]) =>
      fieldOf(name, [property, ...findLayers(place.compilation, property)], inner),
    );
  }
  return undefined;
}

function normaliseOf(layers: Layers): readonly Expression[] {
  return [...layers].reverse().flatMap((layer) => {
    const text = stringOf(child(layer, 'normalise'));
    return text === undefined ? [] : [compileExpressionAt(child(layer, 'normalise'))];
  });
}

function messagesOf(layers: Layers): Readonly<Record<string, Text>> {
  const messages: Record<string, Text> = {};
  for (const layer of [...layers].reverse()) {
    for (const [keyword, message] of entriesOf(child(layer, 'messages'))) messages[keyword] = compileText(message);
  }
  return messages;
}

function typeRulesOf(layers: Layers): readonly RuleModel[] {
  return layers.flatMap((layer) =>
    layer.source.kind === 'entity' && layer.pointer === '' && child(layer, 'properties') === undefined
      ? compileRules(child(layer, 'rules'))
      : [],
  );
}

function wordsOf(layers: Layers): Readonly<Record<string, Json>> {
  const words: Record<string, Json> = {};
  for (const layer of [...layers].reverse()) {
    for (const [name, value] of entriesOf(layer)) if (!modelWords.has(name)) words[name] = compileJson(value.json);
  }
  return words;
}
