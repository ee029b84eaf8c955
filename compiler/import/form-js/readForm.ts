import { type Authored, isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { FormEntry, ImportedRecord, ImportReport } from '../Importer.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { createNames, type Names } from '../write/createNames.ts';
import { createUnused, type UnusedNames } from '../write/createUnused.ts';
import { sectionName, splitEntries } from '../write/fieldsOf.ts';
import { every, negate, some } from '../write/literal.ts';
import { parseFeelCondition, parseFeelValue } from './parseFeel.ts';
import { type OmitKeyword, readComponent, titleOf } from './readComponent.ts';

/** A record while it is read: that of the form, or that of a list's items. */
interface Level {
  readonly report: ImportReport;
  readonly root: RecordNode;
  /** Path of each value, by its key in the form. */
  readonly paths: Map<string, string>;
  readonly isList: boolean;
  readonly sections: UnusedNames;
}

interface RecordNode {
  readonly names: Names;
  readonly properties: Record<string, Authored>;
  readonly inner: Map<string, RecordNode>;
}

interface Place {
  readonly pointer: string;
  /** Keys of the enclosing groups. */
  readonly path: readonly string[];
  readonly when: string;
  readonly depth: number;
}

const deepest = 20;
const mostComponents = 500;

/** Reads a form-js form as a record whose properties are its components. */
export function readForm(json: unknown, report: ImportReport): ImportedRecord {
  const components = isAuthored(json) ? json['components'] : [];
  const level = createLevel(report, false);
  indexComponents(components, [], level, 0);
  const fields = readComponents(components, { pointer: '', path: [], when: 'true', depth: 0 }, level);
  return { properties: propertiesOf(level.root), rules: [], fields };
}

function createLevel(report: ImportReport, isList: boolean): Level {
  return { report, root: createNode(), paths: new Map(), isList, sections: createUnused() };
}

function createNode(): RecordNode {
  return { names: createNames(), properties: {}, inner: new Map() };
}

/** Indexes every value first, because conditions can read later components. */
function indexComponents(list: unknown, path: readonly string[], level: Level, depth: number): void {
  if (depth > deepest) return;
  for (const component of listOf(list)) {
    if (!isAuthored(component) || level.paths.size >= mostComponents) continue;
    const keys = keysOf(component, path);
    if (component['type'] === 'group') indexComponents(component['components'], keys, level, depth + 1);
    else if (keys.length > 0 && component['type'] !== 'dynamiclist') nameOf(keys, level);
  }
}

/** Keys of a component, outermost first. A key or a path can contain several, separated by dots. */
function keysOf({ type, key, path: own }: Authored, path: readonly string[]): readonly string[] {
  const written = type === 'group' || type === 'dynamiclist' ? own : key;
  return [...path, ...(typeof written === 'string' ? written.split('.').filter((part) => part !== '') : [])];
}

function nameOf(keys: readonly string[], level: Level): string | undefined {
  const key = keys.join('.');
  const known = level.paths.get(key);
  if (known !== undefined || level.paths.size >= mostComponents) return known;
  let node = level.root;
  const names: string[] = [];
  for (const [index, part] of keys.entries()) {
    const name = node.names.nameOf(part);
    if (name === undefined || keys.length > 6) return undefined;
    names.push(name);
    if (index < keys.length - 1) {
      const inner = node.inner.get(name) ?? createNode();
      node.inner.set(name, inner);
      node = inner;
    }
  }
  level.paths.set(key, names.join('.'));
  return names.join('.');
}

function readComponents(list: unknown, place: Place, level: Level): readonly FormEntry[] {
  if (place.depth > deepest) {
    level.report.omit({ pointer: place.pointer, keyword: 'components', message: 'Groups are nested too deep.' });
    return [];
  }
  const pointer = joinPointer(place.pointer, 'components');
  reportRows(list, pointer, level);
  return listOf(list).flatMap((component, index) =>
    readOne(component, { ...place, pointer: joinPointer(pointer, index), depth: place.depth + 1 }, level),
  );
}

function readOne(component: unknown, place: Place, level: Level): readonly FormEntry[] {
  const { pointer } = place;
  const omit: OmitKeyword = (keyword, message) =>
    level.report.omit({ pointer: joinPointer(pointer, keyword), keyword, message });
  if (!isAuthored(component)) {
    omit('components', 'A component was expected.');
    return [];
  }
  const keys = keysOf(component, place.path);
  const when = every([place.when, shownWhen(component, keys, level, omit)]);
  if (component['type'] === 'group') {
    const entries = readComponents(component['components'], { ...place, path: keys, when }, level);
    const { own, sections: rest } = splitEntries(entries);
    const title = titleOf(component);
    if (own.length === 0 || component['label'] === undefined) return [...own, ...rest];
    return [{ section: level.sections.take(sectionName(title) || 'section'), title, fields: own }, ...rest];
  }
  const read = readProperty(component, { ...place, when }, level, omit);
  if (read === undefined) return [];
  const path = keys.length === 0 ? undefined : nameOf(keys, level);
  const node = path === undefined ? undefined : nodeOf(path, level);
  const name = path?.split('.').at(-1) ?? '';
  if (path === undefined || node === undefined || node.properties[name] !== undefined || node.inner.has(name)) {
    omit('key', 'A component without a key, with one that is used twice, or after the first 500, is left out.');
    return [];
  }
  const foreign = keys.at(-1);
  node.properties[name] = {
    ...read,
    ...(name === foreign ? {} : { wire: foreign }),
    ...(when === 'true' ? {} : { when: `=${when}` }),
  };
  return [path];
}

function readProperty(component: Authored, place: Place, level: Level, omit: OmitKeyword): Authored | undefined {
  if (component['type'] === 'dynamiclist') return readList(component, place, level);
  if (component['type'] === 'expression') {
    const { expression } = component;
    const value =
      typeof expression === 'string'
        ? parseFeelValue(expression, (name) => pathOf(name, keysOf(component, place.path), level))
        : undefined;
    if (value === undefined) omit('expression', 'The expression has more than arithmetic: it is left out.');
    return value === undefined
      ? undefined
      : { title: titleOf(component), type: /double\(/.test(value) ? 'number' : 'string', value: `=${value}` };
  }
  const read = readComponent(component, omit);
  if (read === undefined) return undefined;
  const isLocked = component['disabled'] === true || component['readonly'] === true;
  if (!isLocked || (read['required'] === true && read['default'] === undefined)) return read;
  return { ...read, locked: true };
}

/** Reads repeated components as a list of records. */
function readList(list: Authored, { pointer, depth }: Place, around: Level): Authored | undefined {
  const level = createLevel(around.report, true);
  indexComponents(list['components'], [], level, depth);
  readComponents(list['components'], { pointer, path: [], when: 'true', depth: depth + 1 }, level);
  const properties = propertiesOf(level.root);
  if (Object.keys(properties).length === 0) return undefined;
  return { title: titleOf(list), type: 'array', widget: 'list', items: { properties } };
}

/** The condition for showing a component. form-js declares when it is hidden. */
function shownWhen(
  { conditional, hidden, type }: Authored,
  keys: readonly string[],
  level: Level,
  omit: OmitKeyword,
): string {
  const hide = isAuthored(conditional) ? conditional['hide'] : hidden;
  if (typeof hide !== 'string' || hide.trim() === '') return 'true';
  const condition = parseFeelCondition(hide, (name) =>
    type === 'group' ? pathInGroup(name, keys, level) : pathOf(name, keys, level),
  );
  if (condition !== undefined) return negate(condition);
  omit('conditional', 'The condition has no expression: the component is always shown.');
  return 'true';
}

/**
 * The path of a value in the condition of a group. The condition applies to all components inside, which can be in
 * nested records.
 */
function pathInGroup(name: string, keys: readonly string[], level: Level): string | undefined {
  const path = level.paths.get(name);
  if (path === undefined || !level.isList) return path === undefined ? undefined : `root.${path}`;
  return keys.length === 0 ? `this.${path}` : undefined;
}

/** The path of a value in the condition of a component. In a nested record, `this` differs between forms and bodies. */
function pathOf(name: string, keys: readonly string[], level: Level): string | undefined {
  const path = level.paths.get(name);
  if (path === undefined) return undefined;
  if (keys.length < 2) return `this.${path}`;
  return level.isList ? undefined : `root.${path}`;
}

function nodeOf(path: string, { root }: Level): RecordNode | undefined {
  const names = path.split('.').slice(0, -1);
  return names.reduce<RecordNode | undefined>((node, name) => node?.inner.get(name), root);
}

/** Properties of a record, including those of nested records. */
function propertiesOf({ properties, inner }: RecordNode): Readonly<Record<string, Authored>> {
  const records = [...inner].flatMap(([name, node]) => {
    const below = propertiesOf(node);
    if (Object.keys(below).length === 0) return [];
    const record = { title: name, type: 'object', properties: below, ...requirementOf(Object.values(below)) };
    return [[name, record] as const];
  });
  return { ...properties, ...Object.fromEntries(records) };
}

/** A record must be present if something in it is required. */
function requirementOf(below: readonly Authored[]): Authored {
  const needed = below.flatMap(({ required, when }) => {
    if (required === undefined) return [];
    const conditions = [required, when].filter((part) => typeof part === 'string');
    return [every(conditions.map((part) => part.slice(1)))];
  });
  if (needed.length === 0) return {};
  const condition = some(needed);
  return { required: condition === 'true' ? true : `=${condition}` };
}

/** Reports rows of several components: they are shown below each other here. */
function reportRows(list: unknown, pointer: string, { report }: Level): void {
  const rows = listOf(list).flatMap((component) => {
    const layout = isAuthored(component) ? component['layout'] : undefined;
    return isAuthored(layout) && typeof layout['row'] === 'string' ? [layout['row']] : [];
  });
  if (new Set(rows).size < rows.length)
    report.omit({ pointer, keyword: 'layout', message: 'Components in one row are in the columns of this form.' });
}
