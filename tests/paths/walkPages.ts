import { type FlowAnswers, type FlowItem, readPath, writePath } from '#engine';
import type { Ledger } from './createLedger.ts';
import type { Sheet } from './createSheet.ts';
import type { FlowSource } from './flowSources.ts';
import type { Subject } from './subject.ts';

interface PagesWalk {
  readonly source: FlowSource;
  readonly sheet: Sheet;
  readonly subject: Subject;
  readonly ledger: Ledger;
  readonly complete: FlowAnswers;
}

type Pages = readonly (readonly FlowItem[])[];

const modes = ['question', 'group', 'all'] as const;
const mostPressed = 500;

/** Walks the pages of a flow in each paging mode, from no answers to the end. */
export function walkPages(walk: PagesWalk): void {
  const { sheet, subject, ledger, source, complete } = walk;
  for (const mode of modes) {
    const name = `${source.flow.id} by ${mode}`;
    const pagesOf = (answers: FlowAnswers): Pages => {
      const visible = sheet.items(answers).filter((item) => item.visible);
      const pages = subject.pageItems(visible, mode);
      const places = pages.flat().map(placeOf).join();
      if (places !== visible.map(placeOf).join()) ledger.fault(`${name}: a question is on no page or on two`);
      const heads = pages.map((page) => page.filter((item) => item.path.length === 1 && item.depth === 0));
      if (mode === 'question' && heads.some((page) => page.length !== 1))
        ledger.fault(`${name}: a page has two questions`);
      const isMixed = heads.some((page) => new Set(page.map(({ question }) => question.group)).size > 1);
      if (mode === 'group' && isMixed) ledger.fault(`${name}: a page has two groups`);
      return pages;
    };
    if (fillByPages(walk, pagesOf, name)) ledger.cover('pages', mode);
    const pages = pagesOf(complete);
    for (const at of pages.keys()) {
      const turn = subject.turnPage({ pages, at, problems: sheet.problems(complete) });
      const wanted = at === pages.length - 1 ? 'submit' : `page ${at + 1}`;
      const got = turn.kind === 'page' ? `page ${turn.at}` : turn.kind;
      if (got !== wanted) ledger.fault(`${name}: complete page ${at} leads to ${got}, not to ${wanted}`);
    }
    refuseMissing(walk, pagesOf, name);
  }
}

/** Answers one page after another. No page may be left before it is answered. */
function fillByPages(
  { sheet, subject, ledger }: PagesWalk,
  pagesOf: (answers: FlowAnswers) => Pages,
  name: string,
): boolean {
  let answers = sheet.start;
  let at = 0;
  for (let press = 0; press < mostPressed; press += 1) {
    const pages = pagesOf(answers);
    const here = new Set((pages[at] ?? []).map(placeOf));
    const problems = sheet.problems(answers);
    const isOpen = problems.some(({ path }) => here.has(path));
    const turn = subject.turnPage({ pages, at, problems });
    if (isOpen) {
      if (turn.kind !== 'stay') ledger.fault(`${name}: page ${at} is left before it is answered`);
      const filled = sheet.fill(answers, (path) => here.has(path));
      if (!filled) return false;
      answers = filled;
      continue;
    }
    if (turn.kind === 'submit') {
      if (problems.length > 0) ledger.fault(`${name}: the answers are sent with something wrong`);
      return true;
    }
    if (turn.kind === 'stay') {
      ledger.fault(`${name}: page ${at} is complete and cannot be left`);
      return false;
    }
    at = turn.at;
  }
  ledger.fault(`${name}: the pages never end`);
  return false;
}

/** If a required answer is missing, its page must not be left and the last page must not submit. */
function refuseMissing(
  { sheet, subject, ledger, complete }: PagesWalk,
  pagesOf: (answers: FlowAnswers) => Pages,
  name: string,
) {
  for (const item of sheet.items(complete)) {
    if (!item.visible || !item.required || readPath(complete, placeOf(item)) === undefined) continue;
    const missing = without(complete, item);
    const pages = pagesOf(missing);
    const problems = sheet.problems(missing);
    const at = pages.findIndex((page) => page.some((one) => placeOf(one) === placeOf(item)));
    if (subject.turnPage({ pages, at, problems }).kind !== 'stay')
      ledger.fault(`${name}: ${placeOf(item)} may be left out`);
    if (subject.turnPage({ pages, at: pages.length - 1, problems }).kind === 'submit') {
      ledger.fault(`${name}: the answers are sent without ${placeOf(item)}`);
    }
  }
}

function without(answers: FlowAnswers, { path }: FlowItem): FlowAnswers {
  return writePath(answers, path.join('.'), undefined);
}

function placeOf({ path }: FlowItem): string {
  return path.join('.');
}
