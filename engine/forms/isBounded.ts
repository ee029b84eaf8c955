/** More than this no body of an operation needs. */
export const mostNodes = 20_000;
const deepest = 32;
/** Letters of a longer text are not looked at. */
export const longestText = 1_000_000;

/** Is this JSON small and flat enough to be looked at? What is too deep is left before the stack could end. */
export function isBounded(value: unknown): boolean {
  return nodesLeft(value, 0, mostNodes) >= 0;
}

/** How many nodes there may still be after this one and all inside it; below zero when something is too large. */
function nodesLeft(value: unknown, depth: number, left: number): number {
  if (depth > deepest || left < 1) return -1;
  if (typeof value === 'string') return value.length > longestText ? -1 : left - 1;
  if (typeof value !== 'object' || value === null) return left - 1;
  const inner: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  let rest = inner.length < left ? left - 1 : -1;
  for (const item of inner) {
    if (rest < 0) return rest;
    rest = nodesLeft(item, depth + 1, rest);
  }
  return rest;
}
