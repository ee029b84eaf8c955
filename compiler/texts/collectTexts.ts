import type { KindTexts } from '../language/kinds/defineKind.ts';
import { findKind } from '../language/kinds/index.ts';
import { headOf } from './headOf.ts';

/** One text of a definition that users read. */
export interface CollectedText {
  /** Path of names in the definition: `memberEmail.title`. Catalogues use it as key. */
  readonly path: string;
  readonly text: string;
  /** JSON Pointer of the string in its file. */
  readonly pointer: string;
  /** False for a text with only arguments, which is the same in every language. */
  readonly translatable: boolean;
}

type Authored = Readonly<Record<string, unknown>>;

interface Walk {
  readonly kind: string;
  /** Rules for the texts of the kind. */
  readonly rules: KindTexts;
  readonly found: CollectedText[];
  readonly taken: Set<string>;
}

/** Properties that are always texts. */
const textWords = new Set(['title', 'help', 'text', 'placeholder', 'empty', 'confirm', 'next', 'message', 'display']);

/** Properties that are texts in one place only, by the property that contains the object. */
const textWordsAt: Readonly<Record<string, readonly string[]>> = {
  faqs: ['answer'],
  actions: ['file'],
  fields: ['add'],
  body: ['add', 'measure', 'series'],
  export: ['file'],
  report: ['file'],
  attach: ['name'],
};

/** Lists and maps that are not part of the path, so that moving an entry moves no translation. */
const silentWords = new Set(['properties', 'fields', 'steps', 'items', 'variants', 'order', 'columns', 'options']);

/** Lists and maps whose name is part of the path. */
const spokenWords = new Set([
  'values',
  'answers',
  'faqs',
  'rules',
  'messages',
  'notices',
  'kinds',
  'actions',
  'roles',
  'functions',
  'states',
  'events',
  'results',
  'query',
  'filter',
  'each',
  'upload',
  'then',
  'cancel',
  'failed',
  'enter',
  'export',
  'attach',
]);

/** Lists whose entries are named from the root of the file at any depth. */
const rootWords = new Set(['questions']);

/** A definition whose texts are read. */
interface Textual {
  readonly kind: string;
  readonly json: unknown;
  readonly expansion?: { readonly written: Textual };
}

/** Every text of a definition with its path, in file order. Expanded definitions have the texts of their file. */
export function collectTexts(definition: Textual): readonly CollectedText[] {
  if (definition.expansion !== undefined) return collectTexts(definition.expansion.written);
  const known = collectedBefore.get(definition);
  if (known !== undefined) return known;
  const found = findTexts(definition);
  collectedBefore.set(definition, found);
  return found;
}

/** Cached: loaded JSON never changes. */
const collectedBefore = new WeakMap<object, readonly CollectedText[]>();

/** The texts of an expanded definition, including those of other definitions. */
export function findTexts(definition: { readonly kind: string; readonly json: unknown }): readonly CollectedText[] {
  const rules = findKind(definition.kind)?.texts ?? {};
  if (rules === false) return [];
  const walk: Walk = { kind: definition.kind, rules, found: [], taken: new Set() };
  if (isObject(definition.json)) walkObject(walk, definition.json, { path: [], pointer: '', word: definition.kind });
  return walk.found;
}

interface Place {
  readonly path: readonly string[];
  readonly pointer: string;
  /** The property that contains this object, or the kind at the root. */
  readonly word: string;
}

function walkObject(walk: Walk, object: Authored, place: Place): void {
  for (const [word, value] of Object.entries(object)) {
    const pointer = `${place.pointer}/${escapePointer(word)}`;
    if (isTextWord(walk, word, place.word)) collect(walk, value, [...place.path, word], pointer);
    else if (word === 'steps' && isStringList(value)) collectSteps(walk, value, [...place.path, word], pointer);
    else if (word === 'values' && Array.isArray(value)) collectValues(walk, value, [...place.path, word], pointer);
    else if (word === 'answers' && Array.isArray(value)) walkAnswers(walk, value, [...place.path, word], pointer);
    else if (word === 'messages' || word === 'notices') walkTexts(walk, value, [...place.path, word], pointer);
    else if (Array.isArray(value)) walkList(walk, value, listPlace(walk, word, place, pointer));
    else if (isObject(value)) walkMap(walk, value, word, place, pointer);
  }
}

function isTextWord({ kind, rules }: Walk, word: string, holder: string): boolean {
  if (textWords.has(word) || (holder === kind && rules.words?.includes(word) === true)) return true;
  return textWordsAt[holder]?.includes(word) ?? false;
}

function listPlace(walk: Walk, word: string, place: Place, pointer: string): Place {
  if (rootWords.has(word) || word === 'expand') return { path: [], pointer, word };
  // The body of an operation is a field list. The body of a screen contains blocks, which are named from the root.
  if (word === 'body') return { path: walk.rules.namesBody === true ? [...place.path, word] : [], pointer, word };
  if (spokenWords.has(word)) return { path: [...place.path, word], pointer, word };
  return { path: place.path, pointer, word };
}

function walkList(walk: Walk, list: readonly unknown[], place: Place): void {
  const seen = new Map<string, number>();
  for (const [index, item] of list.entries()) {
    if (!isObject(item)) continue;
    const head = headOf(item, place.word);
    const pointer = `${place.pointer}/${index}`;
    const word = place.word;
    if (head === undefined) {
      walkObject(walk, item, { path: place.path, pointer, word });
      continue;
    }
    const count = (seen.get(head) ?? 0) + 1;
    seen.set(head, count);
    const name = count === 1 ? head : `${head}.${count}`;
    const path = word === 'questions' ? [`q${name}`] : [...place.path, name];
    if ('section' in item && 'fields' in item) walkSection(walk, item, { path, pointer, word }, place.path);
    else walkObject(walk, item, { path, pointer, word });
  }
}

/** Fields of a section have the same path as outside it, so that moving a field into a section moves no translation. */
function walkSection(walk: Walk, section: Authored, place: Place, outer: readonly string[]): void {
  const { fields, ...rest } = section;
  walkObject(walk, rest, place);
  if (Array.isArray(fields))
    walkList(walk, fields, { path: outer, pointer: `${place.pointer}/fields`, word: 'fields' });
}

function walkMap(walk: Walk, map: Authored, word: string, place: Place, pointer: string): void {
  if (word === 'with' || word === 'set' || word === 'given' || word === 'fills' || word === 'owners') return;
  const named =
    word === 'properties' || word === 'kinds' || (walk.rules.namesMembers === true && place.word === walk.kind);
  const path = spokenWords.has(word) ? [...place.path, word] : place.path;
  if (!named) {
    const own = word === 'data' || silentWords.has(word) || spokenWords.has(word) ? path : [...path, word];
    walkObject(walk, map, { path: own, pointer, word });
    return;
  }
  if (walk.rules.namesMembers === true) {
    walkObject(walk, map, { path: [...path, word], pointer, word });
    return;
  }
  for (const [name, value] of Object.entries(map)) {
    if (isObject(value))
      walkObject(walk, value, { path: [...path, name], pointer: `${pointer}/${escapePointer(name)}`, word });
  }
}

function walkTexts(walk: Walk, value: unknown, path: readonly string[], pointer: string): void {
  if (!isObject(value)) return;
  for (const [key, entry] of Object.entries(value)) {
    const at = `${pointer}/${escapePointer(key)}`;
    if (isObject(entry)) walkObject(walk, entry, { path: [...path, key], pointer: at, word: 'notices' });
    else collect(walk, entry, [...path, key], at);
  }
}

function collectValues(walk: Walk, values: readonly unknown[], path: readonly string[], pointer: string): void {
  for (const [index, entry] of values.entries()) {
    const at = `${pointer}/${index}`;
    if (!isObject(entry)) collect(walk, String(entry), [...path, String(entry), 'title'], at);
    else {
      const names = [...path, String(entry['value'])];
      // A value without a title is shown as itself, like a plain value.
      if (!('title' in entry)) collect(walk, String(entry['value']), [...names, 'title'], `${at}/value`);
      walkObject(walk, entry, { path: names, pointer: at, word: 'values' });
    }
  }
}

function walkAnswers(walk: Walk, answers: readonly unknown[], path: readonly string[], pointer: string): void {
  for (const [index, entry] of answers.entries()) {
    const at = `${pointer}/${index}`;
    if (typeof entry === 'string') collect(walk, entry, [...path, entry, 'text'], at);
    else if (isObject(entry)) {
      const name = String(entry['answer']);
      if ('text' in entry) walkObject(walk, entry, { path: [...path, name], pointer: at, word: 'answers' });
      else collect(walk, name, [...path, name, 'text'], `${at}/answer`);
    }
  }
}

function collectSteps(walk: Walk, steps: readonly string[], path: readonly string[], pointer: string): void {
  for (const [index, text] of steps.entries()) collect(walk, text, [...path, String(index + 1)], `${pointer}/${index}`);
}

/** Collects a text, or a choice of texts, whose branches are numbered from 1. */
function collect(walk: Walk, value: unknown, path: readonly string[], pointer: string): void {
  if (typeof value === 'string') {
    if (!value.startsWith('=')) add(walk, path, value.startsWith('\\=') ? value.slice(1) : value, pointer);
    return;
  }
  if (isObject(value)) {
    walkObject(walk, value, { path, pointer, word: 'text' });
    return;
  }
  if (!Array.isArray(value)) return;
  for (const [index, branch] of value.entries()) {
    const numbered = [...path, String(index + 1)];
    if (isObject(branch)) collect(walk, branch['is'], numbered, `${pointer}/${index}/is`);
    else collect(walk, branch, numbered, `${pointer}/${index}`);
  }
}

function add(walk: Walk, names: readonly string[], text: string, pointer: string): void {
  let path = names.join('.');
  for (let count = 2; walk.taken.has(path); count += 1) path = `${names.join('.')}.${count}`;
  walk.taken.add(path);
  walk.found.push({ path, text, pointer, translatable: hasWords(text) });
}

/** True if letters remain without the arguments. */
function hasWords(text: string): boolean {
  return text.includes(', plural,') || text.includes(', select,') || /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string');
}

function isObject(value: unknown): value is Authored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
