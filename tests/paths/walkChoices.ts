import { answerKey, canonicalJson, type Json, type QuestionModel, resolveChoice, writePath } from '#engine';
import type { Ledger } from './createLedger.ts';
import type { FlowWalk, Shown } from './FlowWalk.ts';
import { listedAnswers, ownText, pickOption } from './sampleAnswers.ts';
import { varied } from './varied.ts';

type Marks = NonNullable<QuestionModel['answers'][number]['conditionalMarks']>;
type MarkChoice = Marks[string];

/** Adds every answer of a question and every branch of its marks to the ledger. */
export function wantChoices(question: QuestionModel, ledger: Ledger): void {
  const key = answerKey(question);
  for (const { answer, conditionalMarks = {} } of question.answers) {
    ledger.want('answers', `${key} = ${answer}`);
    for (const [name, choice] of Object.entries(conditionalMarks)) {
      for (const { is } of choice.choice) ledger.want('marks', markName(key, { answer, name, is }));
    }
  }
  for (const { name } of otherChoices(question)) ledger.want('answers', `${key} = ${name}`);
  if (question.options !== undefined) {
    ledger.want('answers', `${key} = an option`);
    if (question.format !== 'open-choice') ledger.want('refused', `${key} = no option`);
  }
}

/**
 * Gives every answer once where it may be selected. It must be valid, be collected with its marks, and allow the rest
 * to be completed.
 */
export function walkChoices(walk: FlowWalk, shown: Shown): void {
  const { question, answers } = shown;
  const { world } = walk;
  for (const { answer, when, conditionalMarks = {} } of question.answers) {
    if (when === undefined && !isHalfOfConditional(question, answer)) {
      giveChoice(walk, { shown, name: `${answer}`, picks: answer, value: pickOption(shown.item.question, answer) });
    } else walkConditional(walk, { shown, answer });
    for (const [name, choice] of Object.entries(conditionalMarks)) walkMark(walk, { shown, answer, name, choice });
  }
  for (const { name, value } of otherChoices(question)) giveChoice(walk, { shown, name, picks: value, value });
  if (question.options === undefined) return;
  const scope = walk.sheet.scopeAt(shown.item, answers);
  const [option] = listedAnswers(question, { scope, world });
  if (option === undefined) return;
  const value = pickOption({ ...question, answers: [] }, option);
  giveChoice(walk, { shown, name: 'an option', picks: option, value });
  if (question.format !== 'open-choice') refuseStranger(walk, shown);
}

/** Returns answers that are not listed in the definition. */
function otherChoices(question: QuestionModel) {
  if (question.format === 'yes-no') return [true, false].map((value) => ({ name: value ? 'yes' : 'no', value }));
  return question.format === 'open-choice' ? [{ name: 'a text of its own', value: ownText(question) }] : [];
}

interface Given {
  readonly shown: Shown;
  readonly name: string;
  readonly picks: unknown;
  readonly value: unknown;
}

function giveChoice({ sheet, source, subject, ledger, world }: FlowWalk, { shown, name, picks, value }: Given): void {
  const { question, place, answers } = shown;
  const given = writePath(answers, place, value);
  const [wrong] = sheet.problems(given).filter(({ path }) => path === place);
  if (wrong) {
    ledger.fault(`${source.flow.id}: ${place} may not be answered ${name}: ${wrong.code}`);
    return;
  }
  const { questions, scope } = source;
  const collected = subject.collectAnswers({ questions, answers: given, scope, release: world.release });
  const found = collected.some((one) => one.question === question.question && one.answer === picks);
  if (!found) ledger.fault(`${source.flow.id}: ${place} = ${name} is not collected`);
  else if (sheet.fill(given)) ledger.cover('answers', `${answerKey(question)} = ${name}`);
}

/**
 * Gives an answer with a condition wherever the condition is true. Wherever it is false, the server must refuse the
 * answer.
 */
function walkConditional(walk: FlowWalk, { shown, answer }: { shown: Shown; answer: string | number }): void {
  const { sheet, source, ledger } = walk;
  const owner = shown.question.answers.find((one) => one.answer === answer && one.when !== undefined);
  const condition = (owner ?? shown.question.answers.find(({ no }) => no === answer))?.when;
  for (const one of varied(walk, shown, condition)) {
    const isOffered = isSelectable(one.item.question, answer);
    const value = pickOption(isOffered ? one.item.question : shown.question, answer);
    if (isOffered) {
      giveChoice(walk, { shown: one, name: `${answer}`, picks: answer, value });
      continue;
    }
    const says = sheet.problems(writePath(one.answers, shown.place, value), { strict: true });
    const isRefused = says.some(({ path, code }) => path === shown.place && code === 'enum');
    if (!isRefused) ledger.fault(`${source.flow.id}: ${shown.place} = ${answer} is taken although its condition fails`);
  }
}

function isSelectable({ answers }: QuestionModel, answer: string | number): boolean {
  return answers.some((one) => one.answer === answer);
}

function isHalfOfConditional({ answers }: QuestionModel, answer: string | number): boolean {
  return answers.some(({ no, when }) => no === answer && when !== undefined);
}

interface MarkWalk {
  readonly shown: Shown;
  readonly answer: string | number;
  readonly name: string;
  readonly choice: MarkChoice;
}

/** The collected mark must be that of the first branch whose condition is true. */
function walkMark(walk: FlowWalk, { shown, answer, name, choice }: MarkWalk): void {
  const { sheet, source, subject, ledger, world } = walk;
  const { questions, scope } = source;
  const { release } = world;
  const key = answerKey(shown.question);
  const { when } = shown.question.answers.find((one) => one.answer === answer) ?? {};
  for (const one of varied(walk, shown, [when, choice])) {
    if (!isSelectable(one.item.question, answer)) continue;
    const given = writePath(one.answers, shown.place, pickOption(one.item.question, answer));
    const is = resolveChoice(choice, sheet.scopeAt(one.item, given), release.access.policies);
    const collected = subject.collectAnswers({ questions, answers: given, scope, release });
    const mark = collected.find((sent) => sent.question === shown.question.question && sent.answer === answer)?.[name];
    if (mark !== is) ledger.fault(`${source.flow.id}: ${shown.place} = ${answer} has ${name} ${mark}, not ${is}`);
    else if (is !== undefined) ledger.cover('marks', markName(key, { answer, name, is }));
  }
}

function markName(key: string, { answer, name, is }: { answer: string | number; name: string; is: Json }): string {
  return `${key} = ${answer}: ${name} ${canonicalJson(is)}`;
}

/** An answer that no source offers must be refused. */
function refuseStranger({ sheet, source, ledger }: FlowWalk, { question, place, answers }: Shown): void {
  const stranger = 'no option of any source';
  const given = writePath(answers, place, pickOption({ ...question, answers: [] }, stranger));
  const isRefused = sheet.problems(given).some(({ path, code }) => path === place && code === 'options');
  if (isRefused) ledger.cover('refused', `${answerKey(question)} = no option`);
  else ledger.fault(`${source.flow.id}: ${place} takes an answer that is not offered`);
}
