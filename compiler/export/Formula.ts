/** A value that a condition compares with. */
export type Constant = string | number | boolean;

/** A comparison operator. */
export type Sign = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** A condition as comparisons of values with constants. A comparison with an absent value is false. */
export type Formula =
  | { readonly kind: 'all' | 'any'; readonly of: readonly Formula[] }
  | { readonly kind: 'not'; readonly of: Formula }
  | { readonly kind: 'present'; readonly path: string }
  | { readonly kind: 'compare'; readonly path: string; readonly sign: Sign; readonly value: Constant }
  | { readonly kind: 'contains'; readonly path: string; readonly value: Constant }
  | { readonly kind: 'oneOf'; readonly path: string; readonly values: readonly Constant[] }
  | { readonly kind: 'matches'; readonly path: string; readonly pattern: string }
  | { readonly kind: 'size'; readonly path: string; readonly sign: Sign; readonly value: number };

/** Paths that a condition reads without testing whether they are present. */
export function unguardedPaths(formula: Formula): readonly string[] {
  const present = new Set(pathsIn(formula, true));
  return pathsIn(formula, false).filter((path) => !present.has(path));
}

/** Paths that are tested for presence, or those that are read. */
function pathsIn(formula: Formula, isTested: boolean): readonly string[] {
  if (formula.kind === 'all' || formula.kind === 'any') return formula.of.flatMap((one) => pathsIn(one, isTested));
  if (formula.kind === 'not') return pathsIn(formula.of, isTested);
  return 'path' in formula && (formula.kind === 'present') === isTested ? [formula.path] : [];
}

/** The same condition with renamed paths. */
export function renamePaths(formula: Formula, rename: (path: string) => string): Formula {
  if (formula.kind === 'all' || formula.kind === 'any')
    return { ...formula, of: formula.of.map((one) => renamePaths(one, rename)) };
  if (formula.kind === 'not') return { ...formula, of: renamePaths(formula.of, rename) };
  return 'path' in formula ? { ...formula, path: rename(formula.path) } : formula;
}
