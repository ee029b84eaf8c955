import { describe, expect, test } from 'vitest';
import { type DefinitionError, loadSet, openGate, runGate, type SourceFile } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { knownNames, misspell, rewrite } from './misspell.ts';
import { readReferences } from './mutateReferences.ts';

const files = readDefinitionFiles();

/** How many edits are compared. */
const edits = 60;

describe('a gate that is kept open', () => {
  test('says of every edit what a full run says', () => {
    const { set, references } = readReferences(files);
    const names = knownNames(set.definitions);
    const gate = openGate(files);
    const chosen = Array.from({ length: edits }, (_, index) => references[(index * 7919) % references.length]);
    const differing: string[] = [];

    for (const reference of chosen) {
      if (reference === undefined) continue;
      const edited = files.map((file) => {
        if (file.path !== reference.file) return file;
        const text = rewrite(
          file.text,
          reference,
          misspell(reference.name, (name) => names.has(name)),
        );
        return { path: file.path, text: text ?? file.text };
      });
      const known = linesOf(gate.check(edited));
      const full = linesOf(runFully(edited));
      if (known.join('\n') !== full.join('\n')) {
        differing.push([reference.file, reference.pointer, ...known, 'instead of', ...full].join('\n'));
      }
    }

    expect(differing).toEqual([]);
  }, 300_000);

  test('says the same as a full run when a file is added, taken away or no JSON', () => {
    const gate = openGate(files);
    const without = (part: string): readonly SourceFile[] => files.filter(({ path }) => !path.endsWith(part));
    const sets = [
      without('/project.entity.json'),
      without('/projects/locale/fr.json'),
      without('/portal.setting.json'),
      [...files, { path: 'definitions/projects/second.entity.json', text: '{ "$schema": "../entity.schema.json" }' }],
      [...files, { path: 'definitions/projects/broken.entity.json', text: '{' }],
    ];

    const answers = sets.map((edited) => linesOf(gate.check(edited)));

    expect(answers).toEqual(sets.map((edited) => linesOf(runFully(edited))));
    expect(answers.map((lines) => lines.length > 0)).toEqual([true, true, true, false, true]);
  }, 120_000);
});

function runFully(edited: readonly SourceFile[]): readonly DefinitionError[] {
  const { set, errors } = loadSet(edited);
  return errors.length > 0 ? errors : runGate(set);
}

function linesOf(errors: readonly DefinitionError[]): readonly string[] {
  return errors
    .map(({ file, line, column, pointer, code, message, hint }) =>
      [file, line, column, pointer, code, message, hint ?? ''].join(' '),
    )
    .sort();
}
