import type { DefinitionError } from '../errors/DefinitionError.ts';
import type { SourceFile } from '../load/Definition.ts';
import type { ImportReport } from './Importer.ts';

/** Runs the gate over files. */
export type CheckFiles = (files: readonly SourceFile[]) => readonly DefinitionError[];

interface Resolving<Imported> {
  readonly imported: Imported;
  readonly write: (imported: Imported) => readonly SourceFile[];
  /** Removes what the gate refuses, and reports it. Undefined if nothing can be removed. */
  readonly remove: (
    imported: Imported,
    errors: readonly DefinitionError[],
    report: ImportReport,
  ) => Imported | undefined;
  readonly check: CheckFiles;
  readonly report: ImportReport;
}

export interface ResolvedImport {
  readonly files: readonly SourceFile[];
  /** Remaining errors of the gate. */
  readonly errors: readonly DefinitionError[];
}

const mostRounds = 12;

/**
 * Writes definitions that the gate accepts. Omits rules, conditions and limits that the gate refuses, and reports them:
 * a foreign form can require what no definition can state, such as limits that allow no value.
 */
export function resolveImport<Imported>({
  imported,
  write,
  remove,
  check,
  report,
}: Resolving<Imported>): ResolvedImport {
  let current = imported;
  for (let round = 0; ; round += 1) {
    const files = write(current);
    const own = new Set(files.map(({ path }) => path));
    const errors = check(files).filter(({ severity, file }) => severity === 'error' && own.has(file));
    if (errors.length === 0 || round === mostRounds) return { files, errors };
    const next = remove(current, errors, report);
    if (next === undefined) return { files, errors };
    current = next;
  }
}
