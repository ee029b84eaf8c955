import { isAuthored } from '../compile/node.ts';
import { joinPointer } from '../compile/pointer.ts';
import { isKind, type Kind } from '../language/kinds/index.ts';
import type { Definition, DefinitionSet } from '../load/Definition.ts';
import { sourceLocation, writtenOf } from '../load/sourceLocation.ts';
import { collectTexts } from '../texts/collectTexts.ts';
import type { NameLocation } from './nameRange.ts';

/** The location of a declared name. */
export interface Declaration extends NameLocation {
  readonly file: string;
}

/** The declaration of a reference, such as `property/book.title`. Undefined if no file declares it. */
export function findDeclaration(set: DefinitionSet, target: string): Declaration | undefined {
  const slash = target.indexOf('/');
  const [sort, name] = [target.slice(0, slash), target.slice(slash + 1)];
  const definition = isKind(sort) ? set.byKind[sort].get(name) : undefined;
  if (definition !== undefined) {
    // An operation can be declared in the events of its lifecycle.
    const origin = sourceLocation(definition, '');
    return placeIn(origin.definition, { pointer: origin.pointer, key: false, start: 0, length: 0 });
  }
  const find = finders[sort];
  return find?.(set, name);
}

type Find = (set: DefinitionSet, name: string) => Declaration | undefined;

const finders: Readonly<Record<string, Find>> = {
  property: (set, name) => inOwner(set, ['entity'], name, findProperty),
  field: (set, name) => inOwner(set, ['form', 'operation', 'screen', 'fields'], name, headed(['field'])),
  variable: (set, name) => inOwner(set, variableKinds, name, findVariable),
  step: (set, name) => inOwner(set, ['wizard'], name, headed(['step'])),
  state: (set, name) => inOwner(set, ['lifecycle'], name, headed(['state'])) ?? findStateValue(set, name),
  question: (set, name) => inOwner(set, ['flow'], name, headed(['question'])),
  relation: (set, name) => inOwner(set, ['entity'], name, (_, relation) => keyAt(['owners', relation])),
  parameter: (set, name) => inOwner(set, ['operation'], name, findParameter),
  role: (set, name) => inAll(set, 'access', (definition) => headed(['role'])(definition, name)),
  policy: (set, name) => inAll(set, 'access', (definition) => headed(['policy', 'function'])(definition, name)),
  setting: (set, name) =>
    inAll(set, 'setting', ({ json }) => (isAuthored(json) && Object.hasOwn(json, name) ? keyAt([name]) : undefined)),
  text: findText,
};

const variableKinds: readonly Kind[] = ['screen', 'form', 'flow', 'wizard', 'operation', 'lifecycle', 'template'];

/** Finds the declaration of a name in a definition. */
type FindWithin = (definition: Definition, name: string) => NameLocation | undefined;

/** The first definition whose id is a prefix of the name and that declares the rest. Ids and names can contain dots. */
function inOwner(set: DefinitionSet, kinds: readonly Kind[], name: string, find: FindWithin): Declaration | undefined {
  for (let end = name.indexOf('.'); end > 0; end = name.indexOf('.', end + 1)) {
    for (const kind of kinds) {
      const definition = set.byKind[kind].get(name.slice(0, end));
      const written = definition === undefined ? undefined : writtenOf(definition);
      const place = written === undefined ? undefined : find(written, name.slice(end + 1));
      if (written !== undefined && place !== undefined) return placeIn(written, place);
    }
  }
  return undefined;
}

function inAll(
  set: DefinitionSet,
  kind: Kind,
  find: (definition: Definition) => NameLocation | undefined,
): Declaration | undefined {
  for (const definition of set.byKind[kind].values()) {
    const place = find(writtenOf(definition));
    if (place !== undefined) return placeIn(writtenOf(definition), place);
  }
  return undefined;
}

function placeIn({ file, at }: Definition, place: NameLocation): Declaration {
  return { file, ...place, pointer: at + place.pointer };
}

function keyAt(members: readonly string[]): NameLocation {
  const name = members.at(-1) ?? '';
  return { pointer: members.reduce(joinPointer, ''), key: true, start: 0, length: name.length };
}

/** Finds an object of the definition that one of these properties names. */
function headed(heads: readonly string[]): FindWithin {
  return ({ json }, name) => findHeaded(json, { heads, name, pointer: '' });
}

interface Search {
  readonly heads: readonly string[];
  readonly name: string;
  readonly pointer: string;
}

function findHeaded(json: unknown, { heads, name, pointer }: Search): NameLocation | undefined {
  const below = (inner: unknown, member: string | number): NameLocation | undefined =>
    findHeaded(inner, { heads, name, pointer: joinPointer(pointer, member) });
  if (Array.isArray(json)) {
    // A field without options is a plain string.
    const plain = heads.includes('field') && /\/(fields|body|query)$/.test(pointer) ? json.indexOf(name) : -1;
    if (plain >= 0) return { pointer: joinPointer(pointer, plain), key: false, start: 0, length: name.length };
    return firstOf(json.map((inner: unknown, index) => () => below(inner, index)));
  }
  if (!isAuthored(json)) return undefined;
  const head = heads.find((word) => String(json[word]) === name && pointer !== '');
  if (head !== undefined) return { pointer: joinPointer(pointer, head), key: false, start: 0, length: name.length };
  return firstOf(
    Object.entries(json).map(
      ([member, inner]) =>
        () =>
          below(inner, member),
    ),
  );
}

function firstOf(finds: readonly (() => NameLocation | undefined)[]): NameLocation | undefined {
  for (const find of finds) {
    const found = find();
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds a property by its path. Nested properties are in an object, or in the items of a list. */
function findProperty({ json }: Definition, path: string): NameLocation | undefined {
  let holder: unknown = json;
  const members: string[] = [];
  for (const name of path.split('.')) {
    const [word, properties] = propertiesIn(holder);
    if (!isAuthored(properties) || !Object.hasOwn(properties, name)) return undefined;
    members.push(...word, name);
    holder = properties[name];
  }
  return keyAt(members);
}

function propertiesIn(holder: unknown): readonly [readonly string[], unknown] {
  if (!isAuthored(holder)) return [[], undefined];
  const { properties, items } = holder;
  return properties === undefined && isAuthored(items)
    ? [['items', 'properties'], items['properties']]
    : [['properties'], properties];
}

function findVariable({ json }: Definition, name: string): NameLocation | undefined {
  if (!isAuthored(json)) return undefined;
  const word = ['data', 'given'].find((map) => isAuthored(json[map]) && Object.hasOwn(json[map], name));
  return word === undefined ? undefined : keyAt([word, name]);
}

/** Finds a parameter: in the path of an operation, or a field of its query or body. */
function findParameter(definition: Definition, name: string): NameLocation | undefined {
  const { json } = definition;
  const call = isAuthored(json) && typeof json['call'] === 'string' ? json['call'].indexOf(`{${name}}`) : -1;
  if (call >= 0) return { pointer: '/call', key: false, start: call + 1, length: name.length };
  return headed(['field'])(definition, name);
}

/** Finds a state. A state that the lifecycle does not list is a value of the property that it writes. */
function findStateValue(set: DefinitionSet, name: string): Declaration | undefined {
  const dot = name.lastIndexOf('.');
  const lifecycle = set.byKind.lifecycle.get(name.slice(0, dot))?.json;
  if (!isAuthored(lifecycle)) return undefined;
  const { of, at } = lifecycle;
  return findOption(set, `${String(of)}.${String(at)}`, name.slice(dot + 1));
}

function findOption(set: DefinitionSet, property: string, value: string): Declaration | undefined {
  return inOwner(set, ['entity'], property, (definition, path) => {
    const at = findProperty(definition, path);
    const holder = at === undefined ? undefined : valueAt(definition.json, at.pointer);
    const values: unknown = isAuthored(holder) ? holder['values'] : undefined;
    if (at === undefined || !Array.isArray(values)) return undefined;
    const index = values.findIndex((entry: unknown) => String(isAuthored(entry) ? entry['value'] : entry) === value);
    const pointer = [at.pointer, 'values', index].reduce<string>(
      (whole, member) => (whole === '' ? String(member) : joinPointer(whole, member)),
      '',
    );
    if (index < 0) return undefined;
    const inner = isAuthored(values[index]) ? `${pointer}/value` : pointer;
    return { pointer: inner, key: false, start: 0, length: value.length };
  });
}

function valueAt(json: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((holder, member) => (isAuthored(holder) ? holder[member] : undefined), json);
}

/** Finds a text by its path in the catalogue, `book.entity/title.title`. */
function findText(set: DefinitionSet, name: string): Declaration | undefined {
  const slash = name.indexOf('/');
  const owner = name.slice(0, slash);
  const dot = owner.lastIndexOf('.');
  const kind = owner.slice(dot + 1);
  const definition = isKind(kind) ? set.byKind[kind].get(owner.slice(0, dot)) : undefined;
  if (definition === undefined) return undefined;
  const text = collectTexts(definition).find(({ path }) => path === name.slice(slash + 1));
  if (text === undefined) return undefined;
  return placeIn(writtenOf(definition), { pointer: text.pointer, key: false, start: 0, length: text.text.length });
}
