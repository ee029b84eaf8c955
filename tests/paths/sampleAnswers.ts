import type { QuestionModel, Scope } from '#engine';
import type { QuestionId } from '../../engine/flows/FlowAnswers.ts';
import { pairsOf } from '../../engine/flows/questionFormats.ts';
import type { World } from './findWorlds.ts';
import { offeredBy, valuesOffered } from './offeredBy.ts';
import { samplePattern } from './samplePattern.ts';
import { aroundToday } from './searchScopes.ts';

const texts: readonly string[] = [
  'Warehouse',
  '12-3456789',
  '123456789',
  'ann@b.example',
  '+1 202 555 0142',
  'A1',
  'x',
];
const numbers: readonly number[] = [0, 1, 7, 11, 42, 2000];

/** The scope and world for the options and dates of a question. */
export interface Asking {
  readonly scope: Scope;
  readonly world: World;
}

/** Returns sample answers of a question, likely ones first. A computed question has none. */
export function sampleAnswers(question: QuestionModel, asking: Asking): readonly unknown[] {
  if (question.value !== undefined) return [];
  const { scope } = asking;
  const ids = listedAnswers(question, asking);
  switch (question.format) {
    case 'radio':
    case 'select':
      return ids;
    case 'checkboxes':
      return several(ids, question.exactly);
    case 'pairs':
      return pairAnswers(question);
    case 'open-choice':
      return [...ids, ...texts];
    case 'yes-no':
      return [true, false];
    case 'date-time':
      return ['2000-01-31T14:30:00Z'];
    case 'date':
      return [...aroundToday(scope), '2000-01-31'];
    case 'int':
    case 'number':
      return [...bounds(question), ...numbers];
    case 'none':
      return [];
    default:
      return [...texts, ...patterns(question), ...lengths(question)];
  }
}

/** Returns the answers that a question offers: its own, or those of its source of options. */
export function listedAnswers({ answers, options }: QuestionModel, { scope, world }: Asking): readonly QuestionId[] {
  if (options === undefined) return answers.map(({ answer }) => answer);
  return valuesOffered(options, offeredBy(options.source, scope, world) ?? []).filter(isId);
}

/** Returns a text that is short enough and is not one of the answers. */
export function ownText({ answers, schema }: QuestionModel): string {
  const { maxLength } = schema;
  const fits = (text: string) => typeof maxLength !== 'number' || text.length <= maxLength;
  return texts.find((text) => fits(text) && !answers.some(({ answer }) => answer === text)) ?? 'x';
}

function isId(value: unknown): value is QuestionId {
  return typeof value === 'string' || typeof value === 'number';
}

const single: ReadonlySet<string> = new Set(['radio', 'select', 'open-choice']);

/** Returns the answer in which one option is selected. */
export function pickOption(question: QuestionModel, option: QuestionId): unknown {
  if (single.has(question.format)) return option;
  if (question.format === 'checkboxes') {
    const others = question.answers.map(({ answer }) => answer).filter((answer) => answer !== option);
    return [option, ...others].slice(0, question.exactly ?? 1);
  }
  const pairs = pairsOf(question);
  const isHalf = (answer: QuestionId | undefined) => answer === option;
  const at = pairs.findIndex(({ yes, no }) => isHalf(yes.answer) || isHalf(no?.answer));
  const order = [...pairs.slice(at, at + 1), ...pairs.filter((_pair, index) => index !== at)];
  const most = question.exactly ?? pairs.length;
  return order.slice(0, most).map(({ yes, no }) => (isHalf(no?.answer) ? option : yes.answer));
}

function several(ids: readonly QuestionId[], exactly: number | undefined): readonly unknown[] {
  return exactly === undefined ? ids.map((id) => [id]) : [ids.slice(0, exactly), ids.slice(-exactly)];
}

function pairAnswers(question: QuestionModel): readonly unknown[] {
  const pairs = pairsOf(question).slice(0, question.exactly ?? question.answers.length);
  return [pairs.map(({ yes }) => yes.answer), pairs.map(({ yes, no }) => no?.answer ?? yes.answer)];
}

function bounds({ schema }: QuestionModel): readonly unknown[] {
  return ['minimum', 'maximum'].flatMap((word) => (typeof schema[word] === 'number' ? [schema[word]] : []));
}

function patterns({ schema: { pattern } }: QuestionModel): readonly string[] {
  return typeof pattern === 'string' ? [samplePattern(pattern)] : [];
}

function lengths({ schema }: QuestionModel): readonly string[] {
  return ['minLength', 'maxLength'].flatMap((word) => {
    const length = schema[word];
    return typeof length === 'number' ? ['x'.repeat(length)] : [];
  });
}
