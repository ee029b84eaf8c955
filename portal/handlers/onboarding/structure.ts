import type { BusinessStructureResponse } from '#definitions';
import { type QuestionModel, validateAnswers } from '#engine';
import { type HandlerContext, isRowId, Refusal } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findBank } from '../questions/findBank.ts';
import { toStructureQuestion } from '../questions/toWire.ts';
import { holdOrganization } from './holdOrganization.ts';
import { refuseRepeated } from './refuseRepeated.ts';

/** Questions from this id on are asked and not stored. */
const notStored = 1000;

function bankOf(context: HandlerContext): readonly QuestionModel[] {
  return findBank(context.release, 'businessStructure.responses').questions;
}

async function savedAnswers(context: HandlerContext, organization: number): Promise<ReadonlyMap<number, unknown>> {
  const rows = await context.db
    .selectFrom('structure_response')
    .select(['question', 'answer'])
    .where('organization_id', '=', organization)
    .execute();
  return new Map(rows.map((row) => [row.question, row.answer]));
}

/** The organisation the call is about; 404 when it is not the user's own and the user may not see all. */
function organizationOf(context: HandlerContext, id: unknown): number {
  const own = context.user['subVendorId'];
  const wanted = id === undefined ? own : Number(id);
  const all = context.access.some((granted) => granted.relation === 'all');
  if (!isRowId(wanted) || (!all && wanted !== own)) return context.notFound();
  return wanted;
}

export const structureHandlers = [
  definePortalHandler('businessStructure.questions', async (context) =>
    bankOf(context).map((question) => toStructureQuestion(question, { words: context.text })),
  ),
  definePortalHandler('businessStructure.responses', async (context) => {
    const saved = await savedAnswers(context, organizationOf(context, context.args.id));
    // Nothing stored yet: the flow falls back to the plain questions.
    if (saved.size === 0) return [];
    const answers = Object.fromEntries([...saved].map(([question, answer]) => [`q${question}`, answer]));
    return bankOf(context).map((question) => toStructureQuestion(question, { words: context.text, answers }));
  }),
  definePortalHandler('businessStructure.save', async (context) => {
    const given = context.args.businessStructureResponseList;
    const organization = organizationOf(context, given[0]?.organizationId);
    // One call speaks of one organisation: answers for another one are nobody's here.
    if (given.some((response) => organizationOf(context, response.organizationId) !== organization)) context.notFound();
    await holdOrganization(context, organization);
    const saved = await savedAnswers(context, organization);
    check(context, given, saved);
    const fresh = given.filter(({ question }) => Number(question) < notStored && !saved.has(Number(question)));
    for (const { question, answer } of fresh) {
      await context.db
        .insertInto('structure_response')
        .values({
          organization_id: organization,
          question: Number(question),
          answer: JSON.stringify(answer),
          release: context.release.hash,
          answered_by: context.user.email ?? '',
        })
        .execute();
    }
    await context.events.append({
      entity: 'organization',
      key: organization,
      what: 'structureAnswered',
      before: Object.fromEntries(saved),
      after: Object.fromEntries([...saved, ...fresh.map(({ question, answer }) => [question, answer] as const)]),
    });
  }),
];

/** Earlier answers are locked: one may repeat them, not change them. All others are checked by the bank. */
function check(
  context: HandlerContext,
  given: readonly BusinessStructureResponse[],
  saved: ReadonlyMap<number, unknown>,
): void {
  const stored = Object.fromEntries([...saved].map(([question, answer]) => [`q${question}`, answer]));
  refuseRepeated(context, 'businessStructureResponseList', given);
  const answers = {
    ...stored,
    ...Object.fromEntries(given.map(({ question, answer }) => [`q${String(question)}`, answer])),
  };
  const problems = validateAnswers({
    questions: bankOf(context),
    answers,
    scope: context.scope,
    runtime: context.runtime,
    strict: true,
    saved: stored,
    locked: { '=': 'has(this.saved)' },
  });
  if (problems.length === 0) return;
  const fields = Object.fromEntries(
    problems.map((problem) => [`/businessStructureResponseList/${problem.path}`, problem.message]),
  );
  const isLocked = problems.some((problem) => problem.code === 'field/locked');
  throw new Refusal({
    status: isLocked ? 409 : 422,
    code: isLocked ? 'locked' : 'validation',
    message: context.text({ text: isLocked ? 'engine/answersLocked' : 'engine/answersInvalid' }),
    fields,
  });
}
