import { expect, test } from 'vitest';
import { type DefinitionError, loadSet, openGate, runGate, type SourceFile } from '#compiler';
import { knownNames, misspell, rewrite } from './misspell.ts';
import { readReferences } from './mutateReferences.ts';

/**
 * Defines the test that an open gate and a full run return the same findings for this number of edits, each of one
 * reference.
 */
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

/** Returns successive definition sets: each misspelt name is corrected before the next one is misspelt. */
export function editInTurn(files: readonly SourceFile[], edits: number) {
  const made = editsOf(files, edits);
  return { edits: made.length, sets: made.flatMap(({ edited }) => [edited, files]) };
}

/** Returns one definition set per edit, in which one name is misspelt. The edits are spread over all references. */
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

/** Returns the findings of a full run of the gate. */
export function runFully(edited: readonly SourceFile[]): readonly DefinitionError[] {
  const { set, errors } = loadSet(edited);
  return errors.length > 0 ? errors : runGate(set);
}

/** Returns the findings as sorted lines. */
export function linesOf(errors: readonly DefinitionError[]): readonly string[] {
  return errors
    .map(({ file, line, column, pointer, code, message, hint }) =>
      [file, line, column, pointer, code, message, hint ?? ''].join(' '),
    )
    .sort();
}
