/** A run of neighbouring fields that is rendered at once. */
export interface FieldRange {
  readonly name: string;
  readonly paths: readonly string[];
}

/**
 * Number of fields of a chunk, including hidden ones. It is small, so that rendering a chunk does not delay input
 * noticeably.
 */
export const chunkSize = 6;

/**
 * Splits the visible fields of a section into chunks. The chunk of a field depends on its position in the definition,
 * so that other fields stay in their chunk when one appears or disappears.
 */
export function chunkFields(
  section: string,
  paths: readonly string[],
  placeOf: (path: string) => number,
): readonly FieldRange[] {
  const parts = new Map<number, string[]>();
  for (const path of paths) {
    const at = Math.floor(placeOf(path) / chunkSize);
    const known = parts.get(at);
    if (known) known.push(path);
    else parts.set(at, [path]);
  }
  return [...parts].map(([at, own]) => ({ name: `${section}-${at}`, paths: own }));
}
