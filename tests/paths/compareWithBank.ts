import { answerKey, type FlowAnswers, type FlowItem, readPath, validateAnswers, writePath } from '#engine';
import type { Ledger } from './createLedger.ts';
import { chainTo, listOf, type Sheet } from './createSheet.ts';
import type { World } from './findWorlds.ts';
import type { FlowSource } from './flowSources.ts';
import { sampleAnswers } from './sampleAnswers.ts';

interface BankWalk {
  readonly source: FlowSource;
  readonly sheet: Sheet;
  readonly world: World;
  readonly ledger: Ledger;
}

interface BankItem {
  readonly item: FlowItem;
  readonly place: string;
  readonly answers: FlowAnswers;
}

const odd: readonly unknown[] = ['x'.repeat(5_000), '2099-12-31', -1, 5, 9_999];

/**
 * Compares the page with the server, which validates by the bank, for sample answers of a question. The conversion of a
 * question to its wire format and back must not lose a rule. Reports each difference to the ledger.
 */
export function compareWithBank({ source, sheet, world, ledger }: BankWalk, { item, place, answers }: BankItem): void {
  const { bank: questions, scope } = source;
  if (!questions) return;
  const { question } = item;
  const key = answerKey(question);
  const bankSays = (given: FlowAnswers) =>
    validateAnswers({ questions, answers: given, scope, runtime: world.runtime }).find(({ path }) => path === place)
      ?.code;
  const differ = (given: FlowAnswers): void => {
    const here = sheet.problems(given).find(({ path }) => path === place)?.code;
    const there = bankSays(given);
    if ((here === undefined) === (there === undefined)) return;
    const verdict = here === undefined ? 'taken here and not by the bank' : 'refused here only';
    ledger.fault(`${key} is ${verdict} (${here ?? there})`);
  };
  if (question.repeat) {
    const max = chainTo(questions, key)?.at(-1)?.repeat?.max;
    const [first = {}] = listOf(readPath(answers, place));
    if (max !== undefined)
      differ(
        writePath(
          answers,
          place,
          Array.from({ length: max + 1 }, () => first),
        ),
      );
    return;
  }
  for (const value of [...sampleAnswers(question, { scope, world }), ...odd]) differ(writePath(answers, place, value));
  differ(writePath(answers, place, undefined));
}
