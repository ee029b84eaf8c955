/** An import, or a re-export of names from another file. */
export interface ImportStatement {
  /** What is imported: a path, a package, or the name of a room such as `#engine`. */
  readonly specifier: string;
  /** Names between braces, as the other file exports them. */
  readonly names: readonly string[];
  /** It is erased with the types. */
  readonly isType: boolean;
  /** Loaded by a call of `import()`. */
  readonly isDynamic: boolean;
}

const statements =
  /^[ \t]*(?:import|export)\s+(?:(type)\s)?(?:([^'";]*?)\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;

/** Returns the imports of a TypeScript file, in their order. Re-exports from another file are included. */
export function readImports(text: string): readonly ImportStatement[] {
  return [...text.matchAll(statements)].map(([, type, clause = '', fixed, dynamic]) => {
    const listed = namesIn(clause);
    const hasOnlyTypes = /^\s*\{[^}]*\}\s*$/.test(clause) && listed.length > 0 && listed.every(isTypeName);
    return {
      specifier: fixed ?? dynamic ?? '',
      names: listed.map((name) => name.replace(/^type /, '').replace(/ as .*/, '')),
      isType: type !== undefined || hasOnlyTypes,
      isDynamic: dynamic !== undefined,
    };
  });
}

function namesIn(clause: string): readonly string[] {
  const listed = /\{([^}]*)\}/.exec(clause)?.[1]?.split(',') ?? [];
  return listed.map((name) => name.trim()).filter((name) => name !== '');
}

function isTypeName(name: string): boolean {
  return name.startsWith('type ');
}
