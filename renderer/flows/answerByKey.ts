import type { FlowItem } from '#engine';

/** Maximum number of answers that can be selected by a key. */
const mostKeys = 9;

/** Returns the values of a question's static options in their order; empty for any other question. */
function offeredValues({ question }: FlowItem): readonly unknown[] {
  if (question.options !== undefined) return [];
  if (question.format === 'yes-no') return [true, false];
  return ['radio', 'select', 'checkboxes'].includes(question.format)
    ? question.answers.map(({ answer }) => answer)
    : [];
}

/** Returns the only question of a page if its answers can be selected by keys. */
export function itemForKeys(page: readonly FlowItem[]): FlowItem | undefined {
  const [first, ...others] = page;
  if (first === undefined || others.length > 0 || first.locked || first.repeat !== undefined) return undefined;
  return offeredValues(first).length > 1 ? first : undefined;
}

/** Returns how many answers of a question have a key. */
export function countKeys(item: FlowItem): number {
  return Math.min(offeredValues(item).length, mostKeys);
}

/** Returns the value after a key from 1 to 9 was pressed, as `{ value }`; undefined for every other key. */
export function answerByKey(item: FlowItem, key: string): { readonly value: unknown } | undefined {
  const place = /^[1-9]$/.test(key) ? Number(key) : 0;
  const values = offeredValues(item);
  if (place === 0 || place > values.length) return undefined;
  const picked = values[place - 1];
  if (item.question.format !== 'checkboxes') return { value: picked };
  const before: readonly unknown[] = Array.isArray(item.value) ? item.value : [];
  return { value: before.includes(picked) ? before.filter((one) => one !== picked) : [...before, picked] };
}
