import { findSource, isOfKind } from '../compile/compilation.ts';
import { entityOf } from '../compile/entityOf.ts';
import { flatFields } from '../compile/fieldLists.ts';
import { findLayers, findProperty, type Layers } from '../compile/findLayers.ts';
import { child, entriesOf, isAuthored, type Node, rootOf, stringOf } from '../compile/node.ts';
import type { Definition, DefinitionSet } from '../load/Definition.ts';
import { sourceLocation, writtenOf } from '../load/sourceLocation.ts';
import { startCompilation } from '../release/startCompilation.ts';
import { collectTexts } from '../texts/collectTexts.ts';
import { baseOfForm } from '../typecheck/typeTable.ts';
import type { FoundReference } from './FoundReference.ts';

/** Something that holds for a definition, and the place that says so. */
export interface Fact {
  readonly about: string;
  readonly word: string;
  readonly value: unknown;
  readonly file: string;
  readonly line: number;
}

/** A definition with everything that it takes from others spelled out. */
export interface ExplainedDefinition {
  readonly name: string;
  readonly file: string;
  /** Words of the definition itself that are no list of fields. */
  readonly own: readonly Fact[];
  /** Words of each field, the nearest place that has one: exception, property, value type. */
  readonly fields: readonly Fact[];
  readonly access: readonly Fact[];
  readonly texts: readonly Fact[];
  readonly uses: readonly FoundReference[];
}

interface ExplainInput {
  readonly set: DefinitionSet;
  readonly references: readonly FoundReference[];
  readonly definition: Definition;
  /** Language of the texts; English when absent. */
  readonly locale?: string;
}

/** Spells a definition out: fields, rules, who may, texts in a language, and who uses it. */
export function explainDefinition(input: ExplainInput): ExplainedDefinition {
  const { set, references, definition } = input;
  const name = `${definition.kind}/${definition.id}`;
  const compilation = startCompilation(set.definitions);
  const node = rootOf({ kind: definition.kind, id: definition.id, json: definition.json, keys: new Map() });
  const factOf = (about: string, word: string, place: Node): Fact => {
    const { definition: home, pointer } = sourceLocation(fileOf(set, place) ?? definition, place.pointer);
    return { about, word, value: place.json, file: home.file, line: home.locate(pointer).line };
  };
  return {
    name,
    file: definition.file,
    own: entriesOf(node).flatMap(([word, place]) => (listed.has(word) ? [] : [factOf('', word, place)])),
    fields: fieldsOf(node, compilation).flatMap(({ about, layers }) => wordsOf(layers, about, factOf)),
    access: accessOf(node, set, factOf),
    texts: textsOf(input),
    uses: references.filter(({ target }) => target === name),
  };
}

/** Words that are explained field by field, or in a part of their own. */
const listed: ReadonlySet<string> = new Set(['$schema', 'properties', 'fields', 'query', 'body', 'allow', 'owners']);

type Compilation = ReturnType<typeof startCompilation>;

interface Explained {
  readonly about: string;
  readonly layers: Layers;
}

function fieldsOf(node: Node, compilation: Compilation): readonly Explained[] {
  const record = isOfKind(node, 'entity') ? child(node, 'properties') : undefined;
  const properties = entriesOf(record).map(([about, property]) => ({
    about,
    layers: [property, ...findLayers(compilation, property)],
  }));
  const operation = isOfKind(node, 'operation') ? node : undefined;
  const form = isOfKind(node, 'form') ? node : undefined;
  const list = isOfKind(node, 'fields') ? node : undefined;
  const entity = operation === undefined ? stringOf(child(list, 'of')) : entityOf(operation);
  const ofEntity = (path: string): Layers | undefined =>
    entity === undefined ? undefined : findProperty(compilation, entity, path);
  const base = form === undefined ? ofEntity : baseOfForm(form, compilation);
  const written = {
    fields: child(form, 'fields') ?? child(list, 'fields'),
    query: child(operation, 'query'),
    body: child(operation, 'body'),
  };
  const lists = Object.entries(written).flatMap(([word, list]) =>
    flatFields(list).map((field) => {
      const path = stringOf(field) ?? stringOf(child(field, 'field')) ?? '';
      const own = stringOf(field) === undefined ? [field, ...findLayers(compilation, field)] : [];
      const about = word === 'fields' ? path : `${word}.${path}`;
      return { about, layers: [...own, ...(base(path) ?? [])] };
    }),
  );
  const whole = stringOf(written.body);
  const source = whole === undefined ? undefined : findSource(compilation, 'entity', whole);
  return [
    ...properties,
    ...lists,
    ...entriesOf(child(source, 'properties')).map(([name, property]) => ({
      about: `body.${name}`,
      layers: [property, ...findLayers(compilation, property)],
    })),
  ];
}

/** Words of a record, which are not those of a field that refers to it. */
const ofRecords: ReadonlySet<string> = new Set(['$schema', 'key', 'display', 'owners', 'properties']);

function wordsOf(layers: Layers, about: string, factOf: (about: string, word: string, place: Node) => Fact): Fact[] {
  const seen = new Set<string>();
  const facts: Fact[] = [];
  for (const layer of layers) {
    for (const [word, place] of entriesOf(layer)) {
      if (seen.has(word) || word === 'field' || (layer.pointer === '' && ofRecords.has(word))) continue;
      seen.add(word);
      facts.push(factOf(about, word, place));
    }
  }
  return facts;
}

/** Policies of the definition, what each of them means, and whose records the caller sees. */
function accessOf(node: Node, set: DefinitionSet, factOf: (about: string, word: string, place: Node) => Fact): Fact[] {
  const allow = child(node, 'allow');
  const owners = child(node, 'owners');
  const facts = [allow, owners].flatMap((place) =>
    place === undefined ? [] : [factOf('', place.pointer.slice(1), place)],
  );
  const names = new Set([allow?.json].flat().flatMap((value) => (isAuthored(value) ? Object.keys(value) : [value])));
  for (const { kind, id, json } of set.byKind.access.values()) {
    const access = rootOf({ kind, id, json, keys: new Map() });
    for (const [word, head] of [
      ['policies', 'policy'],
      ['functions', 'function'],
    ] as const) {
      for (const [index, item] of entriesOfList(child(access, word))) {
        const name = stringOf(child(item, head));
        if (name !== undefined && names.has(name)) facts.push(factOf(name, `${word}.${index}`, item));
      }
    }
  }
  return facts;
}

function entriesOfList(list: Node | undefined): readonly (readonly [number, Node])[] {
  if (list === undefined || !Array.isArray(list.json)) return [];
  return list.json.map((json: unknown, index) => [
    index,
    { source: list.source, pointer: `${list.pointer}/${index}`, json },
  ]);
}

function textsOf({ set, definition, locale }: ExplainInput): readonly Fact[] {
  const catalogue =
    locale === undefined ? undefined : set.byKind.locale.get(`${locale}/${definition.id}.${definition.kind}`);
  return collectTexts(definition).map(({ path, text, pointer }) => {
    const entry: unknown = isAuthored(catalogue?.json) ? catalogue.json[path] : undefined;
    const written = writtenOf(definition);
    const at = catalogue === undefined || entry === undefined ? written : catalogue;
    const value = isAuthored(entry) ? entry['is'] : text;
    const where = at === written ? pointer : `/${path.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    return { about: path, word: locale ?? 'en', value, file: at.file, line: at.locate(where).line };
  });
}

function fileOf(set: DefinitionSet, place: Node): Definition | undefined {
  return set.definitions.find(({ kind, id }) => kind === place.source.kind && id === place.source.id);
}
