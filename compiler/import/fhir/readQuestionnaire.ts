import { type Authored, isAuthored } from '../../compile/node.ts';
import { joinPointer } from '../../compile/pointer.ts';
import type { ImportedFlow, ImportReport } from '../Importer.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { createUnused, type UnusedNames } from '../write/createUnused.ts';
import { escapeText } from '../write/escapeText.ts';
import { extensionsOf } from './extensionsOf.ts';
import type { FhirReading, ItemContext, KnownItem, OmitKeyword } from './ItemContext.ts';
import { mostAnswers } from './readAnswers.ts';
import { readCondition } from './readCondition.ts';
import { isHelp, readCode, readItem, repeatOf, titleOf } from './readItem.ts';
import { readValueSets } from './readValueSets.ts';

const deepest = 20;
const mostItems = 1_000;

/** Reads a questionnaire as a flow. */
export function readQuestionnaire(json: unknown, report: ImportReport): ImportedFlow {
  const { title, description, item, contained } = isAuthored(json) ? json : {};
  const items = new Map<string, KnownItem>();
  indexItems(item, { items, ids: createUnused('_') }, { repeats: [], depth: 0 });
  const questions = readItems(
    item,
    { pointer: '', repeats: [], depth: 0 },
    { report, items, valueSets: readValueSets(contained), answersLeft: mostAnswers },
  );
  return {
    ...(typeof title === 'string' && title !== '' ? { title: escapeText(title) } : {}),
    ...(typeof description === 'string' && description !== '' ? { text: escapeText(description) } : {}),
    marks: marksOf(questions),
    questions,
  };
}

interface Around {
  readonly repeats: readonly string[];
  readonly depth: number;
}

interface ItemIndex {
  readonly items: Map<string, KnownItem>;
  /** Ids of questions. */
  readonly ids: UnusedNames;
}

/** Gives every item an id first, because conditions can refer to later items. */
function indexItems(list: unknown, index: ItemIndex, { repeats, depth }: Around): void {
  const { items, ids } = index;
  if (depth > deepest) return;
  for (const item of listOf(list)) {
    const linkId = isAuthored(item) ? item['linkId'] : undefined;
    if (!isAuthored(item) || typeof linkId !== 'string' || items.size >= mostItems) continue;
    const id = ids.take(
      linkId
        .slice(0, 200)
        .replaceAll(/[^A-Za-z0-9]+/g, '_')
        .slice(0, 60) || '_',
    );
    if (linkId !== '' && linkId.length < 200 && !items.has(linkId)) items.set(linkId, { id, item, repeats });
    indexItems(item['item'], index, { repeats: repeatsBelow(item, id, repeats), depth: depth + 1 });
  }
}

function isRepeated(item: Authored): boolean {
  const isChoice = item['type'] === 'choice' || item['type'] === 'coding';
  return item['repeats'] === true && !isChoice && item['type'] !== 'display';
}

function repeatsBelow(item: Authored, id: string, repeats: readonly string[]): readonly string[] {
  return isRepeated(item) ? [...repeats, id] : repeats;
}

function readItems(
  list: unknown,
  around: Around & { readonly pointer: string },
  reading: FhirReading,
): readonly Authored[] {
  if (around.depth > deepest) return [];
  const pointer = joinPointer(around.pointer, 'item');
  return listOf(list).flatMap((item, index) => {
    const place = joinPointer(pointer, index);
    const omit: OmitKeyword = (keyword, message) =>
      reading.report.omit({ pointer: joinPointer(place, keyword), keyword, message });
    const known =
      isAuthored(item) && typeof item['linkId'] === 'string' ? reading.items.get(item['linkId']) : undefined;
    if (isHelp(item)) return [];
    if (!isAuthored(item) || known === undefined || known.item !== item) {
      omit('linkId', 'An item without an ID, with a repeated one, or after the first 1,000 is left out.');
      return [];
    }
    const { id } = known;
    return readOne({ item, id, pointer: place, repeats: around.repeats }, around.depth, reading, omit);
  });
}

function readOne(place: ItemContext, depth: number, reading: FhirReading, omit: OmitKeyword): readonly Authored[] {
  const { item, id, pointer } = place;
  const type = item['type'];
  const repeats = repeatsBelow(item, id, place.repeats);
  const below = readItems(item['item'], { pointer, repeats, depth: depth + 1 }, reading);
  const when = readCondition(place, reading, omit);
  const shown = when === 'true' ? {} : { when: `=${when}` };
  if (type === 'group' || type === 'display') {
    if (type === 'group' && below.length === 0) return [];
    const repeat = isRepeated(item) ? { repeat: repeatOf(item, extensionsOf(item)) } : {};
    const heading = { question: id, format: 'none', text: titleOf(item), ...readCode(item), ...repeat, ...shown };
    return [{ ...heading, ...(below.length === 0 ? {} : { questions: below }) }];
  }
  const question = readItem(place, reading, omit);
  if (question === undefined) return below;
  return [{ ...question, ...shown, ...(below.length === 0 ? {} : { questions: below }) }];
}

/** Marks of the answers: the system of their codes, and their scores. */
function marksOf(questions: readonly Authored[]): Readonly<Record<string, string>> {
  const written = JSON.stringify(questions.flatMap(answersOf));
  return {
    ...(written.includes('"system":') ? { system: 'string?' } : {}),
    ...(written.includes('"score":') ? { score: 'number?' } : {}),
  };
}

function answersOf(question: Authored): readonly unknown[] {
  const below = listOf(question['questions']).flatMap((one) => (isAuthored(one) ? answersOf(one) : []));
  return [...listOf(question['answers']), ...below];
}
