import { celTests } from './cel/celTests.ts';
import { runCelTest } from './cel/runCelTest.ts';
import { corpus } from './corpus.ts';
import { stableText } from './stableText.ts';

/** What one side says about one case: whether it is as it should be, and what came out. */
export interface Verdict {
  readonly case: string;
  readonly agrees: boolean;
  readonly outcome: string;
}

/** Verdicts of one side over all cases of this folder. */
export function corpusVerdicts(): readonly Verdict[] {
  return corpus.flatMap(({ file, cases, ask, expected }) =>
    cases.map((entry) => {
      const outcome = stableText(ask(entry));
      return { case: `${file}: ${String(entry['case'])}`, agrees: outcome === stableText(expected(entry)), outcome };
    }),
  );
}

/** Verdicts of one side over the published tests of CEL that our language carries. */
export function celVerdicts(): readonly Verdict[] {
  return celTests()
    .filter(({ unsupported }) => unsupported === undefined)
    .map((entry) => ({ case: entry.id, ...runCelTest(entry) }));
}
