import type { FlowItem } from '#engine';

/** Most answers that have a key of their own. */
const mostKeys = 9;

/** The values that one picks from, in the order in which they are offered; empty for what is not picked from a list. */
function offeredValues({ question }: FlowItem): readonly unknown[] {
  if (question.options !== undefined) return [];
  if (question.format === 'yes-no') return [true, false];
  return ['radio', 'select', 'checkboxes'].includes(question.format)
    ? question.answers.map(({ answer }) => answer)
    : [];
}

/** The only question of a page, where its answers can be picked by keys. */
export function itemForKeys(page: readonly FlowItem[]): FlowItem | undefined {
  const [first, ...others] = page;
  if (first === undefined || others.length > 0 || first.locked || first.repeat !== undefined) return undefined;
  return offeredValues(first).length > 1 ? first : undefined;
}

/** How many answers of a question have a key. */
export function countKeys(item: FlowItem): number {
  return Math.min(offeredValues(item).length, mostKeys);
}

/** The value after a press on a key from 1 to 9, as `{ value }`; undefined for every other key. */
export function answerByKey(item: FlowItem, key: string): { readonly value: unknown } | undefined {
  const place = /^[1-9]$/.test(key) ? Number(key) : 0;
  const values = offeredValues(item);
  if (place === 0 || place > values.length) return undefined;
  const picked = values[place - 1];
  if (item.question.format !== 'checkboxes') return { value: picked };
  const before: readonly unknown[] = Array.isArray(item.value) ? item.value : [];
  return { value: before.includes(picked) ? before.filter((one) => one !== picked) : [...before, picked] };
}
