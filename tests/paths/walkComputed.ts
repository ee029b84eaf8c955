import { answerKey, isDeepEqual, type QuestionModel, readPath, resolveTemplate, writePath } from '#engine';
import { chainTo, listOf } from './createSheet.ts';
import type { FlowWalk, Shown } from './FlowWalk.ts';

/** A computed answer must be locked, accepted as computed, and refused with any other value. */
export function walkComputed({ sheet, source, ledger }: FlowWalk, { question, item, place, answers }: Shown): void {
  const { flow } = source;
  if (!item.locked) ledger.fault(`${flow.id}: ${place} is computed and not locked`);
  if (item.value === undefined) return;
  const codes = (value: unknown) =>
    sheet
      .problems(writePath(answers, place, value), { strict: true })
      .flatMap(({ path, code }) => (path === place ? [code] : []));
  if (codes(item.value).includes('field/locked')) ledger.fault(`${flow.id}: ${place} is refused as it is computed`);
  // The computed answer itself can be invalid, and is then refused for another reason.
  if (codes(otherThan(item.value)).length === 0) {
    ledger.fault(`${flow.id}: ${place} is taken although it is not what is computed`);
  }
  ledger.cover('computed', answerKey(question));
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${String(value)} x`;
}

/** A new form and a new instance must have the defaults of their questions. */
export function walkDefault(walk: FlowWalk, question: QuestionModel, complete: Shown['answers']): void {
  const { sheet, source, subject, ledger } = walk;
  const { flow, questions, scope } = source;
  const key = answerKey(question);
  const parents = (chainTo(questions, key) ?? []).filter(({ repeat }) => repeat !== undefined);
  const [repeated] = parents;
  const base = repeated === undefined ? subject.startAnswers({ questions, prefill: false, scope }) : complete;
  const item = repeated && sheet.items(base).find(({ path }) => path.join('.') === answerKey(repeated));
  if (repeated !== undefined && item?.repeat?.canAdd !== true) return;
  const started = item ? subject.addInstance({ answers: base, item, scope }) : base;
  const at = listOf(item && readPath(started, answerKey(item.question))).length - 1;
  const path = item ? [answerKey(item.question), at, key] : [key];
  const wanted = resolveTemplate(question.default ?? null, sheet.scopeAt({ path }, started)) ?? undefined;
  const got = readPath(started, path.join('.'));
  if (!isDeepEqual(got, wanted)) ledger.fault(`${flow.id}: ${path.join('.')} begins with ${got}, not with ${wanted}`);
  else if (wanted !== undefined) ledger.cover('defaults', key);
}
