import type { AnswerModel, FlowItem } from '#engine';
import { sideOf } from './sideOf.ts';

/** Maximum number of answers that can be selected by a key. */
const mostKeys = 9;

/** What the keys of a page do: select answers, or say Yes or No to statements. */
export interface KeysOfPage {
  readonly item: FlowItem;
  readonly kind: 'answers' | 'statements';
  /** Number of answers or statements with a key. */
  readonly count: number;
}

/** Returns the values of a question's static options in their order; empty for any other question. */
function offeredValues({ question }: FlowItem): readonly unknown[] {
  if (question.options !== undefined) return [];
  if (question.format === 'yes-no') return [true, false];
  return ['radio', 'select', 'checkboxes'].includes(question.format)
    ? question.answers.map(({ answer }) => answer)
    : [];
}

function statementsOf({ question }: FlowItem): readonly AnswerModel[] {
  return question.format === 'pairs' ? question.answers.filter(({ no }) => no !== undefined) : [];
}

/** Returns the only question of a page and its keys; undefined if it cannot be answered by keys. */
export function keysOfPage(page: readonly FlowItem[]): KeysOfPage | undefined {
  const [item, ...others] = page;
  if (item === undefined || others.length > 0 || item.locked || item.repeat !== undefined) return undefined;
  const statements = statementsOf(item).length;
  if (statements > 0) return { item, kind: 'statements', count: Math.min(statements, mostKeys) };
  const offered = offeredValues(item).length;
  return offered > 1 ? { item, kind: 'answers', count: Math.min(offered, mostKeys) } : undefined;
}

/**
 * Returns the value after a key was pressed, as `{ value }`; undefined for a key without effect. A key from 1 to 9
 * selects an answer. For statements it says Yes, and No when it is pressed again; 0 says No to all others.
 */
export function answerByKey(item: FlowItem, key: string): { readonly value: unknown } | undefined {
  if (!/^[0-9]$/.test(key)) return undefined;
  const place = Number(key);
  const statements = statementsOf(item);
  if (statements.length > 0) return answerStatements(item, statements, place);
  const values = offeredValues(item);
  if (place === 0 || place > values.length) return undefined;
  const picked = values[place - 1];
  if (item.question.format !== 'checkboxes') return { value: picked };
  const before = listOf(item);
  return { value: before.includes(picked) ? before.filter((one) => one !== picked) : [...before, picked] };
}

function answerStatements(item: FlowItem, statements: readonly AnswerModel[], place: number) {
  const before = listOf(item);
  if (place === 0) {
    // If only some statements are to be answered, which ones is up to the user.
    if ((item.question.exactly ?? statements.length) < statements.length) return undefined;
    const open = statements.filter((one) => sideOf(one, before) === '');
    return open.length === 0 ? undefined : { value: [...before, ...open.map(({ no }) => no)] };
  }
  const picked = statements[place - 1];
  if (picked === undefined) return undefined;
  const { answer, no } = picked;
  const others = before.filter((one) => one !== answer && one !== no);
  return { value: [...others, sideOf(picked, before) === 'yes' ? no : answer] };
}

function listOf({ value }: FlowItem): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
