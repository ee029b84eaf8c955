import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  completeNames,
  type Declaration,
  type DefinitionError,
  type DefinitionSet,
  errorsAsJson,
  type Finding,
  type FoundReference,
  findDeclaration,
  findReferences,
  isWithin,
  loadSet,
  type NameCompletions,
  nameRange,
  type OpenGate,
  openGate,
  type Position,
  type Renaming,
  renameName,
  type SourceFile,
} from '#compiler';
import { listFiles } from './listFiles.ts';

/** A folder of definitions that is being edited, with unsaved texts of the editor. It is checked after every change. */
export interface DefinitionSession {
  readonly root: string;
  readonly textOf: (file: string) => string | undefined;
  /** Replaces the text of a file. Without a text, the file is read from disk. */
  readonly write: (file: string, text?: string) => void;
  readonly check: () => readonly (Finding & { readonly hint: string | undefined })[];
  readonly complete: (file: string, offset: number) => NameCompletions | undefined;
  /** Returns the target of the name at a position. */
  readonly findNamed: (file: string, position: Position) => string | undefined;
  /** Returns the same, or the target declared at a position. The first call takes seconds for a large set. */
  readonly findTarget: (file: string, position: Position) => string | undefined;
  readonly declarationOf: (target: string) => Declaration | undefined;
  readonly usesOf: (target: string) => readonly FoundReference[];
  readonly rename: (target: string, name: string) => Renaming;
  readonly set: () => DefinitionSet;
}

/** Milliseconds after which a check was not incremental. */
const slow = 800;

/** Opens a session with the files on disk. */
export function openSession(root: string): DefinitionSession {
  // An unchanged file stays the same object, because the compiler caches by object.
  const files = new Map<string, SourceFile>(listFiles(root).map((file) => [file.path, file]));
  let gate: OpenGate | undefined;
  let set: DefinitionSet | undefined;
  let references: readonly FoundReference[] | undefined;

  const currentSet = (): DefinitionSet => {
    set ??= loadSet([...files.values()]).set;
    return set;
  };
  const allReferences = (): readonly FoundReference[] => {
    references ??= findReferences(currentSet());
    return references;
  };
  const check = (): readonly (Finding & { readonly hint: string | undefined })[] => {
    const sources = [...files.values()];
    gate ??= openGate(sources);
    const began = performance.now();
    const errors: readonly DefinitionError[] = gate.check(sources);
    // A slow check means that nearly everything was checked again. The next edits are compared with the current files.
    if (performance.now() - began > slow) gate = undefined;
    return errorsAsJson(errors, sources).map((finding, index) => ({ ...finding, hint: errors[index]?.hint }));
  };
  const rangeOf = (file: string, place: Parameters<typeof nameRange>[1]): ReturnType<typeof nameRange> =>
    nameRange(files.get(file)?.text ?? '', place);

  return {
    root,
    set: currentSet,
    check,
    textOf: (file) => files.get(file)?.text,
    write: (file, text) => {
      const written = text ?? readFile(root, file);
      if (files.get(file)?.text === written) return;
      if (written === undefined) files.delete(file);
      else files.set(file, { path: file, text: written });
      set = undefined;
      references = undefined;
    },
    complete: (file, offset) => {
      const sources = [...files.values()];
      return completeNames({ files: sources, file, text: files.get(file)?.text ?? '', offset });
    },
    findNamed,
    findTarget: (file, position) => findNamed(file, position) ?? declaredAt(file, position),
    declarationOf: (target) => findDeclaration(currentSet(), target),
    usesOf: (target) => allReferences().filter((reference) => reference.target === target),
    rename: (target, name) =>
      renameName({ files: [...files.values()], set: currentSet(), references: allReferences(), target, name }),
  };

  function findNamed(file: string, position: Position): string | undefined {
    const own = currentSet().definitions.filter((definition) => definition.file === file);
    const found = findReferences(currentSet(), new Set(own)).find((reference) => {
      const range =
        reference.file === file ? rangeOf(file, { ...reference, length: reference.name.length }) : undefined;
      return reference.target !== undefined && range !== undefined && isWithin(position, range);
    });
    return found?.target;
  }

  /** Returns the target that is declared at a position: a referenced one, or the definition of the file. */
  function declaredAt(file: string, position: Position): string | undefined {
    const targets = new Set(
      allReferences().flatMap(({ target, targetFile }) => (targetFile === file ? (target ?? []) : [])),
    );
    const found = [...targets].find((target) => {
      const declared = findDeclaration(currentSet(), target);
      const range = declared?.file === file && declared.length > 0 ? rangeOf(file, declared) : undefined;
      return range !== undefined && isWithin(position, range);
    });
    const own = currentSet().definitions.find((definition) => definition.file === file && definition.at === '');
    return found ?? (position.line === 1 || propertyLine(file, position) ? own?.key : undefined);
  }

  /** Returns whether a line contains `$schema`, which represents the definition itself. */
  function propertyLine(file: string, { line }: Position): boolean {
    return files.get(file)?.text.split('\n')[line - 1]?.includes('"$schema"') === true;
  }
}

function readFile(root: string, file: string): string | undefined {
  try {
    return readFileSync(join(root, file.slice('definitions/'.length)), 'utf8');
  } catch {
    return undefined;
  }
}
