import {
  answerKey,
  canonicalJson,
  type FlowAnswers,
  type FlowModel,
  type QuestionModel,
  readPath,
  resolveCondition,
  writePath,
} from '#engine';
import { isEmpty } from '../../engine/forms/isEmpty.ts';
import { compareWithBank } from './compareWithBank.ts';
import { createLedger, type Ledger } from './createLedger.ts';
import { chainTo, createSheet, isAsked, listOf, type Sheet } from './createSheet.ts';
import type { FlowWalk, Shown } from './FlowWalk.ts';
import type { World } from './findWorlds.ts';
import { type FlowSource, flatten, flowSources } from './flowSources.ts';
import { sampleAnswers } from './sampleAnswers.ts';
import type { Subject } from './subject.ts';
import { varied } from './varied.ts';
import { walkChoices, wantChoices } from './walkChoices.ts';
import { walkComputed, walkDefault } from './walkComputed.ts';
import { walkPages } from './walkPages.ts';

/** Maximum number of instances that are created of a question without a limit. */
const mostInstances = 6;

/**
 * Walks every question of a flow: shown and hidden, each answer, required, repeated and locked, and its pages. Returns
 * the ledger.
 */
export function walkFlow(flow: FlowModel, world: World, subject: Subject): Ledger {
  const ledger = createLedger(`flow ${flow.id}`);
  const sources = flowSources(flow, world);
  for (const source of sources) wantQuestions(source, sources, ledger);
  if (sources.every(({ questions }) => questions.length === 0)) ledger.fault(`${flow.id}: there is no question`);
  for (const source of sources) {
    const sheet = createSheet({ source, world, subject, ledger });
    walkSource({ source, sheet, world, subject, ledger });
  }
  return ledger;
}

function wantQuestions({ flow, questions }: FlowSource, sources: readonly FlowSource[], ledger: Ledger): void {
  for (const question of flatten(questions)) {
    const key = answerKey(question);
    ledger.want('shown', key);
    const isAlways = sources.every((source) => {
      const chain = chainTo(source.questions, key) ?? [];
      return chain.every(({ when }) => when === true);
    });
    if (!isAlways) ledger.want('hidden', key);
    if (question.repeat) for (const count of countsOf(question)) ledger.want('instances', `${key} × ${count}`);
    if (question.value !== undefined) ledger.want('computed', key);
    if (question.default !== undefined) ledger.want('defaults', key);
    if (!isAsked(question)) continue;
    wantChoices(question, ledger);
    if (question.required !== false) ledger.want('required', key);
    if (question.required !== true) ledger.want('optional', key);
    if (question.locked !== false || flow.locked !== false) ledger.want('locked', key);
  }
  ledger.want('submits', 'complete answers');
  for (const mode of ['question', 'group', 'all']) ledger.want('pages', mode);
}

function countsOf({ repeat }: QuestionModel): readonly number[] {
  const { min = 1, max = mostInstances } = repeat ?? {};
  return [...new Set([min, Math.max(min, 1), Math.min(max, Math.max(min, 2)), max])];
}

function walkSource(walk: FlowWalk): void {
  const { sheet, source, ledger } = walk;
  if (source.questions.length === 0) return;
  const complete = sheet.fill(sheet.start);
  if (complete === undefined) return;
  ledger.cover('submits', 'complete answers');
  walkPages({ ...walk, complete });
  for (const question of flatten(source.questions)) {
    const shown = show(walk, question, complete);
    hide(walk, question);
    if (question.default !== undefined) walkDefault(walk, question, complete);
    if (!shown) continue;
    if (question.value !== undefined) for (const one of varied(walk, shown, question.value)) walkComputed(walk, one);
    if (question.repeat) walkInstances(walk, shown);
    compareWithBank(walk, shown);
    if (!isAsked(question)) continue;
    walkChoices(walk, shown);
    for (const one of varied(walk, shown, question.required)) walkRequired(walk, one);
    for (const one of varied(walk, shown, question.locked)) walkLocked(walk, one);
  }
}

/** Returns complete answers with which a question is shown, or undefined if none were found. */
function show({ sheet, source }: FlowWalk, question: QuestionModel, complete: FlowAnswers): Shown | undefined {
  const key = answerKey(question);
  const find = (answers: FlowAnswers): Shown | undefined => {
    const item = sheet.items(answers).find((one) => one.visible && one.path.at(-1) === key);
    return item && { question, item, place: item.path.join('.'), answers };
  };
  const already = find(complete);
  if (already) return already;
  const reached = sheet.reach(chainTo(source.questions, key) ?? [question], true);
  const filled = reached && sheet.fill(reached);
  return filled && find(filled);
}

function hide({ sheet, source }: FlowWalk, question: QuestionModel): void {
  const chain = chainTo(source.questions, answerKey(question)) ?? [];
  const conditional = chain.findLastIndex(({ when }) => when !== true);
  if (conditional < 0) return;
  const reached = sheet.reach(chain.slice(0, conditional + 1), false);
  const filled = reached && sheet.fill(reached);
  if (filled) sheet.items(filled);
}

/** A missing answer must be reported if and only if it is required. */
function walkRequired({ sheet, source, ledger, world }: FlowWalk, { item, place, answers }: Shown): void {
  const { question } = item;
  const missing = writePath(answers, place, undefined);
  const level = item.path.length === 1 ? missing : readPath(missing, item.path.slice(0, -1).join('.'));
  const variables = { ...source.scope.variables, this: level ?? {}, root: missing };
  const isRequired = resolveCondition(question.required, { ...source.scope, variables }, world.release.access.policies);
  const isMissed = sheet.problems(missing).some(({ path, code }) => path === place && code === 'required');
  if (isMissed !== isRequired) {
    ledger.fault(
      `${source.flow.id}: ${place} is ${isRequired ? '' : 'not '}required and may ${isMissed ? 'not ' : ''}be left out`,
    );
  }
  ledger.cover(isRequired ? 'required' : 'optional', answerKey(question));
}

/** A locked answer must not change: another value is refused, the stored one is accepted. */
function walkLocked({ sheet, source, ledger, world }: FlowWalk, { item, place, answers }: Shown): void {
  const { flow, scope } = source;
  const value = readPath(answers, place);
  const saved = answers;
  const stored = isEmpty(value) ? sampleAnswers(item.question, { scope, world })[0] : value;
  const full = writePath(answers, place, stored);
  const level = item.path.length === 1 ? full : readPath(full, item.path.slice(0, -1).join('.'));
  const own = typeof level === 'object' && level !== null ? { ...level } : {};
  const inner = { ...scope, variables: { ...scope.variables, this: { ...own, saved: stored }, root: full } };
  const { policies } = world.release.access;
  const isLocked =
    resolveCondition(flow.locked, inner, policies) || resolveCondition(item.question.locked, inner, policies);
  const stand = { strict: true, saved: writePath(saved, place, stored) };
  const now = sheet.items(full, stand.saved).find(({ path }) => path.join('.') === place);
  if (now?.locked !== isLocked) ledger.fault(`${flow.id}: ${place} is ${isLocked ? 'not ' : ''}locked`);
  const other = [...sampleAnswers(item.question, { scope, world })]
    .map((one) => writePath(full, place, one))
    .find(
      (tried) =>
        readPath(tried, place) !== stored &&
        canonicalJson(tried) !== canonicalJson(full) &&
        isFine(sheet, tried, place),
    );
  const says = (tried: FlowAnswers) =>
    sheet.problems(tried, stand).some(({ path, code }) => path === place && code === 'field/locked');
  if (says(full)) ledger.fault(`${flow.id}: ${place} is refused as it is stored`);
  if (other && says(other) !== isLocked) ledger.fault(`${flow.id}: ${place} is changed although it is locked`);
  if (isLocked) ledger.cover('locked', answerKey(item.question));
}

function isFine(sheet: Sheet, answers: FlowAnswers, place: string): boolean {
  return !sheet.problems(answers).some(({ path }) => path === place);
}

/**
 * The smallest number, two and the largest number of instances must be valid if each is complete. One fewer and one
 * more must be refused.
 */
function walkInstances({ sheet, source, subject, ledger, world }: FlowWalk, { item, place, answers }: Shown): void {
  const { question } = item;
  const { min = 1, max = mostInstances } = question.repeat ?? {};
  const wholeOf = (given: FlowAnswers) => sheet.items(given).find(({ path }) => path.join('.') === place);
  if (item.locked) {
    if (item.repeat?.canAdd || item.repeat?.canRemove)
      ledger.fault(`${source.flow.id}: ${place} is locked and changes`);
    return;
  }
  let current: FlowAnswers = answers;
  for (const count of countsOf(question)) {
    for (let whole = wholeOf(current); listOf(readPath(current, place)).length < count; whole = wholeOf(current)) {
      const more = whole && subject.addInstance({ answers: current, item: whole, scope: source.scope });
      if (!more || more === current) break;
      current = more;
    }
    for (let whole = wholeOf(current); listOf(readPath(current, place)).length > count; whole = wholeOf(current)) {
      const fewer = whole && subject.removeInstance(current, whole, 0);
      if (!fewer || fewer === current) break;
      current = fewer;
    }
    const filled = sheet.fill(current);
    if (!filled) return;
    current = filled;
    const whole = wholeOf(current);
    const name = `${source.flow.id}: ${place} × ${count}`;
    if (whole?.repeat?.instances !== count) ledger.fault(`${name} has ${whole?.repeat?.instances} instances`);
    const canAdd = question.repeat?.max === undefined || count < max;
    if (whole?.repeat?.canAdd !== canAdd) ledger.fault(`${name} may ${canAdd ? 'not ' : ''}have more`);
    if (whole?.repeat?.canRemove !== count > min) ledger.fault(`${name} may ${count > min ? 'not ' : ''}have fewer`);
    const { questions, scope } = source;
    const collected = subject.collectAnswers({ questions, answers: current, scope, release: world.release });
    const asked = sheet
      .items(current)
      .filter((one) => one.visible && !one.repeat && one.path.join('.').startsWith(`${place}.`));
    const groups = (all: readonly { readonly groupId?: number }[]) =>
      [...new Set(all.map(({ groupId }) => groupId))].sort();
    const answered = asked.filter((one) => !isEmpty(one.value));
    const keys = new Set(answered.map((one) => one.question.question));
    const sent = collected.filter((one) => keys.has(one.question));
    if (canonicalJson(groups(sent)) !== canonicalJson(groups(answered))) ledger.fault(`${name} sends other instances`);
    if (new Set(asked.map(({ groupId }) => groupId)).size !== count && question.questions.length > 0) {
      ledger.fault(`${name} asks in other instances`);
    }
    ledger.cover('instances', `${answerKey(question)} × ${count}`);
  }
  const over = writePath(
    current,
    place,
    Array.from({ length: max + 1 }, () => listOf(readPath(current, place))[0] ?? {}),
  );
  const refused = (given: FlowAnswers, code: string) =>
    sheet.problems(given).some((one) => one.path === place && one.code === code);
  if (question.repeat?.max !== undefined && !refused(over, 'maxItems')) ledger.fault(`${place}: one too many is taken`);
  if (min > 0 && !refused(writePath(current, place, []), 'minItems')) ledger.fault(`${place}: one too few is taken`);
}
