import { expect, test } from 'vitest';
import { type DefinitionError, loadSet, openGate, runGate, type SourceFile } from '#compiler';
import { knownNames, misspell, rewrite } from './misspell.ts';
import { readReferences } from './mutateReferences.ts';

/** The test that an open gate and a full run find the same in so many edits, each of one reference. */
export function testEdits(files: readonly SourceFile[], edits: number): void {
  test('says of every edit what a full run says', () => {
    const gate = openGate(files);
    const differing: string[] = [];

    for (const { reference, edited } of editsOf(files, edits)) {
      const known = linesOf(gate.check(edited));
      const full = linesOf(runFully(edited));
      if (known.join('\n') !== full.join('\n')) {
        differing.push([reference.file, reference.pointer, ...known, 'instead of', ...full].join('\n'));
      }
    }

    expect(differing).toEqual([]);
  }, 300_000);
}

/** Sets that follow one another: each misspelt name is corrected before the next one is misspelt. */
export function editInTurn(files: readonly SourceFile[], edits: number) {
  const made = editsOf(files, edits);
  return { edits: made.length, sets: made.flatMap(({ edited }) => [edited, files]) };
}

/** Sets in each of which one name is misspelt, spread over the references of the files. */
function editsOf(files: readonly SourceFile[], edits: number) {
  const { set, references } = readReferences(files);
  const names = knownNames(set.definitions);
  const chosen = Array.from({ length: edits }, (_, index) => references[(index * 7919) % references.length]);
  return chosen
    .filter((reference) => reference !== undefined)
    .map((reference) => {
      const edited = files.map((file) => {
        if (file.path !== reference.file) return file;
        const wrong = misspell(reference.name, (name) => names.has(name));
        return { path: file.path, text: rewrite(file.text, reference, wrong) ?? file.text };
      });
      return { reference, edited };
    });
}

/** What a gate finds that begins anew. */
export function runFully(edited: readonly SourceFile[]): readonly DefinitionError[] {
  const { set, errors } = loadSet(edited);
  return errors.length > 0 ? errors : runGate(set);
}

/** Findings as lines that can be compared. */
export function linesOf(errors: readonly DefinitionError[]): readonly string[] {
  return errors
    .map(({ file, line, column, pointer, code, message, hint }) =>
      [file, line, column, pointer, code, message, hint ?? ''].join(' '),
    )
    .sort();
}
