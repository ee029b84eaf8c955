import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildRelease, openGate, type SourceFile } from '#compiler';
import { readDefinitionFiles } from '../../scripts/readDefinitionFiles.ts';
import { root } from '../boundaries/sourceFiles.ts';
import { layOver, readBase, readFixtures } from '../engine/readFixtures.ts';
import { isLongSuite } from '../isLongSuite.ts';
import { editInTurn, linesOf, runFully, testEdits } from './compareOpenGate.ts';

const library = readDefinitionFiles(join(root, 'examples', 'lending-library'));
const fixtures = readFixtures();
/** In the short suite, the first fixture of every eighth code and one more. */
const firsts = fixtures.filter((fixture, index) => fixtures.findIndex(({ code }) => code === fixture.code) === index);
const tried = fixtures.filter(
  (fixture) => isLongSuite || fixture.name === 'body-missing-event' || firsts.indexOf(fixture) % 8 === 0,
);

describe('a gate that is kept open', () => {
  // `tests/long` compares two hundred edits of the portal.
  testEdits(library, 8);

  test('says the same as a full run when a file is added, taken away or no JSON', () => {
    const gate = openGate(library);
    const without = (part: string): readonly SourceFile[] => library.filter(({ path }) => !path.endsWith(part));
    const sets = [
      without('/loan.entity.json'),
      without('/loans/locale/fr.json'),
      without('/library.setting.json'),
      [...library, { path: 'definitions/loans/second.entity.json', text: '{ "$schema": "../entity.schema.json" }' }],
      [...library, { path: 'definitions/loans/broken.entity.json', text: '{' }],
    ];

    const answers = sets.map((edited) => linesOf(gate.check(edited)));

    expect(answers).toEqual(sets.map((edited) => linesOf(runFully(edited))));
    expect(answers.map((lines) => lines.length > 0)).toEqual([true, true, true, false, true]);
  }, 120_000);

  test('builds what a full build makes, through edits that follow one another', () => {
    const { edits, sets } = editInTurn(library, 4);
    let gate = openGate(library);

    const built = sets.map((edited) => {
      const { release, errors, notRun } = gate.build(edited);
      gate = gate.edit(edited);
      return { hash: release?.hash, errors: linesOf(errors), notRun };
    });

    const full = sets.map((edited) => {
      const { release, errors, notRun } = buildRelease(edited);
      return { hash: release?.hash, errors: linesOf(errors), notRun };
    });
    expect(built).toEqual(full);
    expect(edits).toBe(4);
    expect(built.filter(({ hash }) => hash === undefined).length).toBe(4);
    expect(built.at(-1)?.hash).toBe(buildRelease(library).release?.hash);
  }, 120_000);

  test.each(tried)('says the same as a full run when $name is made, and when it is corrected', ({ changes }) => {
    // given: the other changes of the fixture are applied before, so that both sets know the same definitions
    const before = layOver(readBase(), changes.slice(1));
    const after = layOver(readBase(), changes);

    // when
    const made = linesOf(openGate(before).check(after));
    const corrected = linesOf(openGate(after).check(before));

    // then
    expect(made).toEqual(linesOf(runFully(after)));
    expect(corrected).toEqual(linesOf(runFully(before)));
  });
});
