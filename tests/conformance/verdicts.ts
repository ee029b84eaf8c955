import { celTests } from './cel/celTests.ts';
import { runCelTest } from './cel/runCelTest.ts';
import { corpus } from './corpus.ts';
import { stableText } from './stableText.ts';

/** The result of one case on one side: whether it is as expected, and its outcome. */
export interface Verdict {
  readonly case: string;
  readonly agrees: boolean;
  readonly outcome: string;
}

/** Returns the results of one side for all cases of this folder. */
export function corpusVerdicts(): readonly Verdict[] {
  return corpus.flatMap(({ file, cases, ask, expected }) =>
    cases.map((entry) => {
      const outcome = stableText(ask(entry));
      return { case: `${file}: ${String(entry['case'])}`, agrees: outcome === stableText(expected(entry)), outcome };
    }),
  );
}

/** Returns the results of one side for the published tests of CEL that our language supports. */
export function celVerdicts(): readonly Verdict[] {
  return celTests()
    .filter(({ unsupported }) => unsupported === undefined)
    .map((entry) => ({ case: entry.id, ...runCelTest(entry) }));
}
