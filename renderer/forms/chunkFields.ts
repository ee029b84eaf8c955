/** A run of neighbouring fields that is drawn at once. */
export interface FieldRange {
  readonly name: string;
  readonly paths: readonly string[];
}

/** Fields of one part, hidden ones counted: so few that a key which comes while one is drawn does not wait for long. */
export const chunkSize = 6;

/**
 * Cuts the visible fields of a section into parts. A field's part follows from its place in the definition, so that
 * one that comes or goes moves no other from part to part.
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
