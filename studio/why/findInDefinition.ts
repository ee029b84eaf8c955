import { isRecord } from '#engine';
import { valueAt } from '../json/editJson.ts';

/** What a part of a page is: how a definition names it. */
export type PartKind = 'block' | 'field' | 'question' | 'step' | 'column' | 'act' | 'entry' | 'title';

/** A part of a definition by its name. */
export interface NamedPart {
  readonly part: PartKind;
  readonly name: string;
  /** The word of a block, such as `table`. */
  readonly word?: string;
}

type Test = (entry: unknown, part: NamedPart) => boolean;

/** Words that name the target of an action. */
const verbs = ['menu', 'button', 'open', 'go', 'do', 'run'];

/** How an entry of a list is recognized as a part. */
const tests: Readonly<Record<Exclude<PartKind, 'title'>, Test>> = {
  block: (entry, { name, word = '' }) =>
    isRecord(entry) && Object.hasOwn(entry, word) && (entry['as'] ?? entry[word]) === name,
  field: (entry, { name }) => entry === name || (isRecord(entry) && entry['field'] === name),
  column: (entry, { name }) => entry === name || (isRecord(entry) && entry['field'] === name),
  question: (entry, { name }) =>
    isRecord(entry) && entry['question'] !== undefined && String(entry['question']) === name,
  step: (entry, { name }) => isRecord(entry) && entry['step'] === name,
  act: isAction,
  entry: isAction,
};

/** Lists that hold parts of a kind, also as their names alone. An action can also be elsewhere, such as in `press`. */
const listsOf: Partial<Readonly<Record<PartKind, readonly string[]>>> = {
  ...{ field: ['fields'], column: ['fields'], act: ['actions', 'picked'], entry: ['items'] },
};

/** The JSON Pointer of a part that is inside others, the outermost first. Undefined if there is no such part. */
export function findInDefinition(json: unknown, path: readonly NamedPart[]): string | undefined {
  return path.reduce<string | undefined>(
    (around, part) => (around === undefined ? undefined : findPart(json, around, part)),
    '',
  );
}

function findPart(json: unknown, around: string, part: NamedPart): string | undefined {
  const within = valueAt(json, around);
  if (part.part === 'title') {
    return isRecord(within) && Object.hasOwn(within, 'title') ? `${around}/title` : around;
  }
  const test = tests[part.part];
  const lists = listsOf[part.part];
  const place = { value: within, pointer: around, list: '' };
  const inList = lists && search(place, ({ value, list }) => lists.includes(list) && test(value, part));
  return inList ?? search(place, ({ value, list }) => list !== '' && isRecord(value) && test(value, part));
}

interface Place {
  readonly value: unknown;
  readonly pointer: string;
  /** The property of the list around it. */
  readonly list: string;
}

/** The pointer of the first place that is found, from the outside to the inside. */
function search(place: Place, isFound: (place: Place) => boolean): string | undefined {
  if (isFound(place)) return place.pointer;
  for (const inner of placesIn(place)) {
    const found = search(inner, isFound);
    if (found !== undefined) return found;
  }
  return undefined;
}

function placesIn({ value, pointer, list }: Place): readonly Place[] {
  if (Array.isArray(value)) return value.map((one, index) => ({ value: one, pointer: `${pointer}/${index}`, list }));
  if (!isRecord(value)) return [];
  return Object.entries(value).map(([word, one]) => ({ value: one, pointer: `${pointer}/${word}`, list: word }));
}

/** An action is named by its target; a text is the screen that it opens. */
function isAction(entry: unknown, { name }: NamedPart): boolean {
  if (!isRecord(entry)) return entry === name;
  return verbs.map((verb) => entry[verb]).find((target) => typeof target === 'string') === name;
}
