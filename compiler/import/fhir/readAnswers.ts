import { type Authored, isAuthored } from '../../compile/node.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { escapeText } from '../write/escapeText.ts';
import { readFirst } from '../write/readFirst.ts';
import { extensionsOf, readValue } from './extensionsOf.ts';
import type { FhirReading, OmitKeyword } from './ItemContext.ts';

/** Answers of a question, and which of them are selected initially. */
export interface ReadAnswers {
  readonly answers: readonly Authored[];
  readonly selected: readonly (string | number)[];
}

/** The maximum number of answers in one file. */
export const mostAnswers = 20_000;

/** Reads the answers of an item: its own, or those of a value set in the same file. */
export function readAnswers(item: Authored, reading: FhirReading, omit: OmitKeyword): ReadAnswers {
  const own = listOf(item['answerOption']);
  const keyword = own.length > 0 ? 'answerOption' : 'answerValueSet';
  const listed = own.length > 0 ? own : (reading.valueSets.get(item['answerValueSet']) ?? []);
  const options = readFirst(listed, (message) => omit(keyword, message));
  if (options.length > reading.answersLeft) {
    omit(keyword, `The file has more than ${mostAnswers} answers: those of this item are left out.`);
    return { answers: [], selected: [] };
  }
  reading.answersLeft -= options.length;
  const found = new Map<string | number, Authored>();
  const selected: (string | number)[] = [];
  for (const option of options) {
    const value = isAuthored(option) ? readValue(option) : undefined;
    const id = idOf(value);
    if (id === undefined || found.has(id)) continue;
    const { ordinalValue, itemWeight } = isAuthored(option) ? extensionsOf(option) : {};
    const score = ordinalValue ?? itemWeight;
    const system = isAuthored(value) ? value['system'] : undefined;
    found.set(id, {
      answer: id,
      text: escapeText(displayOf(value) ?? String(id)),
      ...(typeof system === 'string' && system.length < 500 ? { system: escapeMark(system) } : {}),
      ...(typeof score === 'number' ? { score } : {}),
    });
    if (isAuthored(option) && option['initialSelected'] === true) selected.push(id);
  }
  return { answers: [...found.values()], selected };
}

/** The id of an answer: the code of a coding, else the text or number itself. */
export function idOf(value: unknown): string | number | undefined {
  const plain = isAuthored(value) ? (value['code'] ?? value['display']) : value;
  return (typeof plain === 'string' && plain !== '' && plain.length < 500) || typeof plain === 'number'
    ? plain
    : undefined;
}

function displayOf(value: unknown): string | undefined {
  const display = isAuthored(value) ? value['display'] : value;
  return typeof display === 'string' && display !== '' ? display : undefined;
}

function escapeMark(text: string): string {
  return text.startsWith('=') ? `\\${text}` : text;
}
