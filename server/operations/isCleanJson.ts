/** Deeper than any form; deeper values would only exhaust the stack of whoever walks them. */
const deepest = 60;

/**
 * Whether a JSON value can be walked and stored: PostgreSQL has no NUL character and no half of a character.
 * Walks without recursion, since the value comes from outside.
 */
export function isCleanJson(value: unknown): boolean {
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let entry = open.pop(); entry !== undefined; entry = open.pop()) {
    const { depth } = entry;
    if (typeof entry.value === 'string' && !isCleanText(entry.value)) return false;
    if (typeof entry.value !== 'object' || entry.value === null) continue;
    if (depth > deepest) return false;
    for (const [name, item] of Object.entries(entry.value)) {
      if (!isCleanText(name)) return false;
      open.push({ value: item, depth: depth + 1 });
    }
  }
  return true;
}

function isCleanText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
