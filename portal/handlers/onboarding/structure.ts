import type { BusinessStructureResponse } from '#definitions';
import { type FlowAnswers, isAllowed, validateAnswers } from '#engine';
import { type HandlerContext, isRowId, Refusal } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { holdOrganization } from '../persons/holdOrganization.ts';
import { refuseRepeated } from './refuseRepeated.ts';
import { notStored, structureAnswers, structureBank, structureQuestions } from './structureBank.ts';
import { confirmStructure, structureStatus } from './structureStatus.ts';
import { toStructureWire } from './toStructureWire.ts';

/** Returns the organisation of the call. Refuses with 404 if it is not the user's own and the user may not see all. */
function organizationOf(context: HandlerContext, id: unknown): number {
  const own = context.user['subVendorId'];
  const wanted = id === undefined ? own : Number(id);
  const all = context.access.some((granted) => granted.relation === 'all');
  if (!isRowId(wanted) || (!all && wanted !== own)) return context.notFound();
  return wanted;
}

export const structureHandlers = [
  definePortalHandler('businessStructure.questions', async (context) => {
    const { type = 'Contractor', logicalName, template = false } = context.args;
    const organization = logicalName === undefined ? undefined : await organizationOfLogin(context, logicalName);
    // A template contains no answers.
    const answers = organization === undefined || template ? {} : await structureAnswers(context, organization);
    return structureQuestions(context, { type, answers }).map(toStructureWire(context, answers));
  }),
  definePortalHandler('businessStructure.responses', async (context) => {
    const { id, template = false } = context.args;
    const answers = await structureAnswers(context, organizationOf(context, id));
    // Without stored answers, the result is empty, and the flow loads the questions without answers.
    if (Object.keys(answers).length === 0) return [];
    return structureQuestions(context, { type: 'Contractor', answers }).map(
      toStructureWire(context, template ? {} : answers),
    );
  }),
  definePortalHandler('businessStructure.status', async (context) => {
    const status = await structureStatus(context, organizationOf(context, context.args.id));
    return status ?? context.notFound();
  }),
  definePortalHandler('businessStructure.confirm', async (context) => {
    const organization = organizationOf(context, context.args.id);
    await holdOrganization(context, organization);
    const { status } = (await structureStatus(context, organization)) ?? context.notFound();
    if (status !== 'PENDING_REVIEW') return context.refuse(409, 'state', { text: 'engine/stateRefused' });
    await confirmStructure(context, organization);
  }),
  definePortalHandler('businessStructure.save', async (context) => {
    const given = context.args.businessStructureResponseList;
    const organization = organizationOf(context, given[0]?.organizationId);
    // A call is for one organisation, so answers for another one are refused.
    if (given.some((response) => organizationOf(context, response.organizationId) !== organization)) context.notFound();
    await holdOrganization(context, organization);
    const saved = await structureAnswers(context, organization);
    check(context, given, saved);
    const fresh = given.filter(({ question }) => Number(question) < notStored && saved[`q${question}`] === undefined);
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
    const before = Object.fromEntries(Object.entries(saved).map(([key, answer]) => [key.slice(1), answer]));
    await context.events.append({
      entity: 'organization',
      key: organization,
      what: 'structureAnswered',
      before,
      after: { ...before, ...Object.fromEntries(fresh.map(({ question, answer }) => [question, answer])) },
    });
  }),
];

/**
 * Returns the organisation of a login, if any. Refuses with 404 unless it is the user's own or the user may see all.
 */
async function organizationOfLogin(context: HandlerContext, logicalName: string): Promise<number | undefined> {
  const login = logicalName.toLowerCase();
  const seesAll = isAllowed(['program-admin'], context.scope, context.release);
  if (!seesAll && login !== context.user.email?.toLowerCase()) return context.notFound();
  const person = await context.db
    .selectFrom('person')
    .select('organization_id')
    .where('logical_name', '=', login)
    .executeTakeFirst();
  return person?.organization_id ?? undefined;
}

/** Earlier answers are locked: they can be sent again, but not changed. All others are checked by the bank. */
function check(context: HandlerContext, given: readonly BusinessStructureResponse[], stored: FlowAnswers): void {
  refuseRepeated(context, 'businessStructureResponseList', given);
  const answers = {
    ...stored,
    ...Object.fromEntries(given.map(({ question, answer }) => [`q${String(question)}`, answer])),
  };
  const problems = validateAnswers({
    questions: structureBank(context),
    answers,
    scope: { ...context.scope, variables: { ...context.scope.variables, type: 'SubVendor' } },
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
