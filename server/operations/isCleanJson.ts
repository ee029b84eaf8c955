/** Maximum depth. No form is deeper, and recursion over deeper values could overflow the stack. */
const deepest = 60;

/**
 * Returns whether a JSON value can be traversed and stored. PostgreSQL accepts neither NUL characters nor lone
 * surrogates. It does not recurse, because the value is untrusted.
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
