import { type Authored, isAuthored } from '../../compile/node.ts';
import { listOf } from '../json-schema/flattenSchema.ts';
import { escapeText } from '../write/escapeText.ts';
import { extensionsOf, readValue } from './extensionsOf.ts';

/** Answers of a question, and which of them are selected initially. */
export interface ReadAnswers {
  readonly answers: readonly Authored[];
  readonly selected: readonly (string | number)[];
}

const mostAnswers = 1_000;

/** Reads the answers of an item: its own, or those of a value set in the same file. */
export function readAnswers(item: Authored, contained: unknown): ReadAnswers {
  const options = listOf(item['answerOption']);
  const found = new Map<string | number, Authored>();
  const selected: (string | number)[] = [];
  for (const option of options.length > 0 ? options : valuesOfSet(item['answerValueSet'], contained)) {
    const value = isAuthored(option) ? readValue(option) : undefined;
    const id = idOf(value);
    if (id === undefined || found.has(id) || found.size >= mostAnswers) continue;
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

/** Codes of a value set in the file: its expansion, or the concepts that it lists. */
function valuesOfSet(reference: unknown, contained: unknown): readonly unknown[] {
  if (typeof reference !== 'string' || !reference.startsWith('#')) return [];
  const set = listOf(contained).find((resource) => isAuthored(resource) && resource['id'] === reference.slice(1));
  if (!isAuthored(set)) return [];
  const { expansion, compose } = set;
  if (isAuthored(expansion)) return listOf(expansion['contains']).map((concept) => codingOf(concept, undefined));
  return (isAuthored(compose) ? listOf(compose['include']) : []).flatMap((include) =>
    isAuthored(include) ? listOf(include['concept']).map((concept) => codingOf(concept, include['system'])) : [],
  );
}

function codingOf(concept: unknown, system: unknown): unknown {
  if (!isAuthored(concept)) return undefined;
  return { valueCoding: { ...(system === undefined ? {} : { system }), ...concept } };
}
