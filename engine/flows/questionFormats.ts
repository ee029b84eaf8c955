import type { AnswerModel, QuestionModel } from '../model/kinds/flow.types.ts';
import type { QuestionId } from './FlowAnswers.ts';

/** How questions of one format are answered. */
export interface QuestionFormat {
  /** The keyword that an answer violates, with its limit. Undefined if the answer is valid. */
  readonly check: (question: QuestionModel, value: unknown) => { keyword: string; limit?: unknown } | undefined;
  /** The answers to send for a value. */
  readonly picks: (value: unknown) => readonly (QuestionId | boolean)[];
  /** The answer that defaults select. Undefined for none. */
  readonly start: (question: QuestionModel) => unknown;
  readonly isAnswered: (question: QuestionModel, value: unknown) => boolean;
  /** The value is a list of the selected answers. */
  readonly holdsSeveral?: true;
}

const longestAnswer = 10_000;

const isGiven = (_question: QuestionModel, value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;

const one: QuestionFormat = {
  check: ({ answers, options }, value) => {
    const isKnown = options === undefined ? answers.some(({ answer }) => answer === value) : isId(value);
    return isKnown ? undefined : { keyword: 'enum' };
  },
  picks: (value) => (isId(value) ? [value] : []),
  start: ({ answers }) => answers.find((answer) => answer.default)?.answer,
  isAnswered: isGiven,
};

const several: QuestionFormat = {
  holdsSeveral: true,
  check: checkSeveral,
  picks: (value) => (Array.isArray(value) ? value.filter(isId) : []),
  start: ({ answers }) => nonEmpty(answers.filter((answer) => answer.default).map(({ answer }) => answer)),
  isAnswered: (_question, value) => Array.isArray(value) && value.length > 0,
};

/** Yes and No of one statement are two answers. One of them is selected. */
const pairs: QuestionFormat = {
  ...several,
  check: (question, value) => checkSeveral(question, value) ?? checkHalves(question, value),
};

const text: QuestionFormat = {
  check: ({ schema }, value) => {
    if (typeof value !== 'string') return { keyword: 'type' };
    const { maxLength } = schema;
    const limit = typeof maxLength === 'number' ? Math.min(maxLength, longestAnswer) : longestAnswer;
    // Counts characters, not UTF-16 code units.
    return value.length > limit && [...value].length > limit ? { keyword: 'maxLength', limit } : undefined;
  },
  picks: (value) => (isId(value) ? [value] : []),
  start: () => undefined,
  isAnswered: isGiven,
};

const date: QuestionFormat = {
  ...text,
  check: (_question, value) => (typeof value === 'string' && isDay(value) ? undefined : { keyword: 'format' }),
};

const number: QuestionFormat = {
  ...text,
  check: (_question, value) => (Number.isFinite(value) ? undefined : { keyword: 'type' }),
};

const dateTime: QuestionFormat = {
  ...text,
  check: (_question, value) => (typeof value === 'string' && isInstant(value) ? undefined : { keyword: 'format' }),
};

const yesNo: QuestionFormat = {
  ...text,
  check: (_question, value) => (typeof value === 'boolean' ? undefined : { keyword: 'type' }),
  picks: (value) => (typeof value === 'boolean' ? [value] : []),
};

/** One of the answers, or free text. */
const openChoice: QuestionFormat = {
  ...one,
  check: (question, value) => (one.check(question, value) === undefined ? undefined : text.check(question, value)),
};

const int: QuestionFormat = {
  ...text,
  check: (_question, value) => (Number.isSafeInteger(value) ? undefined : { keyword: 'type' }),
};

const none: QuestionFormat = {
  check: () => ({ keyword: 'type' }),
  picks: () => [],
  start: () => undefined,
  isAnswered: () => false,
};

/** All formats of questions. A question with any other format is shown locked. */
const formats: Readonly<Record<string, QuestionFormat>> = {
  radio: one,
  select: one,
  checkboxes: several,
  pairs,
  text,
  'long-text': text,
  date,
  'date-time': dateTime,
  'yes-no': yesNo,
  'open-choice': openChoice,
  int,
  number,
  none,
};

/** Names of all formats of questions. */
export const questionFormatNames: readonly string[] = Object.keys(formats);

/** The format with that name. Undefined if there is none. */
export function findFormat(name: string): QuestionFormat | undefined {
  return Object.hasOwn(formats, name) ? formats[name] : undefined;
}

/**
 * The Yes and No answers of each statement of a question with pairs. An answer without `no` is the No of another one.
 */
export function pairsOf({ answers }: Pick<QuestionModel, 'answers'>): readonly {
  readonly yes: AnswerModel;
  readonly no?: AnswerModel;
}[] {
  return answers.flatMap((yes) => {
    if (yes.no === undefined) return [];
    const no = answers.find(({ answer }) => answer === yes.no);
    return [{ yes, ...(no ? { no } : {}) }];
  });
}

function checkSeveral(question: QuestionModel, value: unknown): { keyword: string; limit?: unknown } | undefined {
  if (!Array.isArray(value) || !value.every(isId)) return { keyword: 'type' };
  const known = new Set(question.answers.flatMap(({ answer, no }) => (no === undefined ? [answer] : [answer, no])));
  if (question.options === undefined && !value.every((id) => known.has(id))) return { keyword: 'enum' };
  if (new Set(value).size !== value.length) return { keyword: 'uniqueItems' };
  const { exactly } = question;
  return exactly !== undefined && exactly > 0 && value.length !== exactly
    ? { keyword: 'exactly', limit: exactly }
    : undefined;
}

function checkHalves(question: QuestionModel, value: unknown): { keyword: string } | undefined {
  const picked: readonly unknown[] = Array.isArray(value) ? value : [];
  const isBoth = question.answers.some(
    ({ answer, no }) => no !== undefined && picked.includes(answer) && picked.includes(no),
  );
  return isBoth ? { keyword: 'pairs' } : undefined;
}

function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** An instant with its zone: `2026-03-12T14:30:00Z`. */
function isInstant(value: string): boolean {
  const [day = '', time = ''] = value.split('T');
  return isDay(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/.test(time);
}

function isId(value: unknown): value is QuestionId {
  return typeof value === 'string' || typeof value === 'number';
}

function nonEmpty<T>(items: readonly T[]): readonly T[] | undefined {
  return items.length > 0 ? items : undefined;
}
