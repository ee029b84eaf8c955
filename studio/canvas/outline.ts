import { isRecord } from '#engine';
import { labelOfEntry } from '../wording/labelOfEntry.ts';

/** A part of a definition that is drawn and selected by itself. */
export interface CanvasElement {
  readonly pointer: string;
  /** Name by which the compiled definition has it. */
  readonly name: string;
  readonly label: string;
  /** What sort of element it is, by the word that names it: `field`, `section`, `question`, `step`, `table`. */
  readonly word: string;
  readonly lists: readonly CanvasList[];
}

/** Elements that are drawn one after the other. */
export interface CanvasList {
  readonly pointer: string;
  /** Elements move between lists of one sort. */
  readonly sort: string;
  /** Elements with lists of their own can be in it. */
  readonly holdsGroups: boolean;
  readonly elements: readonly CanvasElement[];
}

type Json = Readonly<Record<string, unknown>>;
type MakeElement = (entry: unknown, pointer: string, index: number) => CanvasElement;

/** How the parts of each kind are found; kinds that are not here are not drawn. */
const outlines: Readonly<Record<string, (json: Json) => readonly CanvasList[]>> = {
  form: ({ fields }) => listIn(fields, '/fields', 'fields', fieldOf),
  flow: ({ questions }) => listIn(questions, '/questions', 'questions', questionOf),
  wizard: ({ steps, variants }) => [
    ...listIn(steps, '/steps', 'steps', stepOf),
    ...(Array.isArray(variants) ? variants : []).flatMap((variant, index) =>
      isRecord(variant) ? listIn(variant['order'], `/variants/${index}/order`, `order ${index}`, stepOf) : [],
    ),
  ],
  menu: ({ items }) => listIn(items, '/items', 'items', itemOf),
  screen: ({ body }) => listIn(body, '/body', 'body', blockOf),
};

export function hasCanvas(kind: string): boolean {
  return Object.hasOwn(outlines, kind);
}

/** The lists of a definition whose elements are drawn; none where it has no list, as a flow that loads its questions. */
export function outlineOf(kind: string, json: unknown): readonly CanvasList[] {
  return isRecord(json) ? (outlines[kind]?.(json) ?? []) : [];
}

/** Every element in the order in which they are drawn. */
export function elementsIn(lists: readonly CanvasList[]): readonly CanvasElement[] {
  return lists.flatMap(({ elements }) => elements.flatMap((element) => [element, ...elementsIn(element.lists)]));
}

/** Every list with those inside it. */
export function listsIn(lists: readonly CanvasList[]): readonly CanvasList[] {
  return lists.flatMap((list) => [list, ...list.elements.flatMap((element) => listsIn(element.lists))]);
}

function listIn(
  value: unknown,
  pointer: string,
  sort: string,
  make: MakeElement,
  holdsGroups = true,
): readonly CanvasList[] {
  if (!Array.isArray(value)) return [];
  return [
    { pointer, sort, holdsGroups, elements: value.map((entry, index) => make(entry, `${pointer}/${index}`, index)) },
  ];
}

function fieldOf(entry: unknown, pointer: string, index: number): CanvasElement {
  const label = labelOfEntry(entry, index);
  if (isRecord(entry) && typeof entry['section'] === 'string') {
    const name = entry['section'];
    const title = typeof entry['title'] === 'string' ? entry['title'] : name;
    const lists = listIn(entry['fields'], `${pointer}/fields`, 'fields', fieldOf, false);
    return { pointer, name, label: title, word: 'section', lists };
  }
  const name = isRecord(entry) && typeof entry['field'] === 'string' ? entry['field'] : label;
  return { pointer, name, label, word: 'field', lists: [] };
}

function questionOf(entry: unknown, pointer: string, index: number): CanvasElement {
  if (!isRecord(entry)) return { pointer, name: '', label: labelOfEntry(entry, index), word: 'call', lists: [] };
  const { question, text, questions = [] } = entry;
  if (question === undefined)
    return { pointer, name: '', label: labelOfEntry(entry['is'] ?? entry, index), word: 'call', lists: [] };
  return {
    ...{ pointer, name: String(question), word: 'question' },
    label: typeof text === 'string' ? text : String(question),
    lists: listIn(questions, `${pointer}/questions`, 'questions', questionOf),
  };
}

function stepOf(entry: unknown, pointer: string, index: number): CanvasElement {
  const label = labelOfEntry(entry, index);
  const name = isRecord(entry) && typeof entry['step'] === 'string' ? entry['step'] : label;
  return { pointer, name, label: name, word: 'step', lists: [] };
}

function itemOf(entry: unknown, pointer: string, index: number): CanvasElement {
  const label = labelOfEntry(entry, index);
  if (!isRecord(entry)) return { pointer, name: label, label, word: 'go', lists: [] };
  const title = typeof entry['title'] === 'string' ? entry['title'] : label;
  const lists = listIn(entry['items'], `${pointer}/items`, 'items', itemOf);
  return { pointer, name: label, label: title, word: Object.keys(entry)[0] ?? '', lists };
}

/** Words under which blocks have blocks, or parts with blocks, of their own. */
const nested = ['body', 'tabs', 'columns', 'cards'];

function blockOf(entry: unknown, pointer: string, index: number): CanvasElement {
  const label = labelOfEntry(entry, index);
  if (!isRecord(entry)) return { pointer, name: label, label, word: 'screen', lists: [] };
  const title = typeof entry['title'] === 'string' ? entry['title'] : label;
  const lists = nested.flatMap((word) => {
    const value = entry[word];
    const isOfBlocks =
      Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) || Array.isArray(one));
    return isOfBlocks ? listIn(value, `${pointer}/${word}`, word, blockOf) : [];
  });
  return { pointer, name: label, label: title, word: Object.keys(entry)[0] ?? '', lists };
}
