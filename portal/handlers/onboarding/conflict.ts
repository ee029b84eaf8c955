import type { OrganizationQuestionResponse } from '#definitions';
import { type FlowAnswers, type QuestionModel, validateAnswers } from '#engine';
import { type HandlerContext, isRowId, Refusal } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { findBank } from '../questions/findBank.ts';
import { toOrganizationQuestion } from '../questions/toWire.ts';
import { holdOrganization } from './holdOrganization.ts';
import { refuseRepeated } from './refuseRepeated.ts';
import { reuseConflictAnswers } from './reuseConflictAnswers.ts';

function bankOf(context: HandlerContext): readonly QuestionModel[] {
  return findBank(context.release, 'conflict.questions').questions;
}

interface Asked {
  readonly organizationId?: number | undefined;
  readonly companyId: number;
  readonly regionId: number;
}

/** What an organisation has told this client: that of whoever asks, or any for whoever may read all. */
async function savedAnswers(context: HandlerContext, asked: Asked): Promise<FlowAnswers> {
  const { companyId, regionId } = asked;
  const own = context.user['subVendorId'];
  const organization = asked.organizationId ?? own;
  const readsAll = context.access.some((granted) => granted.relation === 'all');
  if (!readsAll && organization !== own) return context.notFound();
  if (!isRowId(organization) || !isRowId(companyId)) return {};
  const rows = await context.db
    .selectFrom('conflict_response')
    .select(['question', 'group_id', 'answer'])
    .where('organization_id', '=', organization)
    .where('company_id', '=', companyId)
    .where('region_id', '=', regionId)
    .orderBy('id')
    .execute();
  const responses = rows.map((row) => ({
    question: row.question,
    groupId: row.group_id ?? undefined,
    answer: row.answer,
  }));
  return toAnswers(bankOf(context), responses);
}

interface GivenAnswer {
  readonly question?: number | undefined;
  readonly groupId?: number | undefined;
  readonly answer?: unknown;
}

export const conflictHandlers = [
  definePortalHandler('conflict.questions', async (context) => {
    const { organizationId, companyId = 1, regionId = 1 } = context.args;
    const answers = await savedAnswers(context, { organizationId, companyId, regionId });
    return bankOf(context).map((question) => toOrganizationQuestion(question, { words: context.text, answers }));
  }),
  definePortalHandler('conflict.submit', async (context) => {
    const { args, db, user } = context;
    const organization = Number(user['subVendorId']);
    const clients = await clientsOf(context);
    const company = args.companyId ?? clients[0];
    const region = args.regionId ?? 1;
    if (!Number.isInteger(organization) || (args.organizationId ?? organization) !== organization)
      return context.notFound();
    if (company === undefined || !clients.includes(company)) return context.notFound();
    await holdOrganization(context, organization);
    const earlier = await db
      .selectFrom('conflict_response')
      .select('id')
      .where('organization_id', '=', organization)
      .where('company_id', '=', company)
      .where('region_id', '=', region)
      .executeTakeFirst();
    if (earlier !== undefined) context.refuse(409, 'locked', { text: 'engine/answersLocked' });
    const responses = args.responseList;
    check(context, responses);
    for (const { question, answer, groupId } of responses) {
      await db
        .insertInto('conflict_response')
        .values({
          organization_id: organization,
          company_id: company,
          region_id: region,
          question: Number(question),
          group_id: groupId ?? null,
          answer: JSON.stringify(answer),
          release: context.release.hash,
          answered_by: user.email ?? '',
        })
        .execute();
    }
    await reuseConflictAnswers(context, organization);
    await context.events.append({
      entity: 'organization',
      key: organization,
      what: 'conflictAnswered',
      after: responses,
    });
  }),
];

/** Clients that somebody may answer for: those of the account, and those of the own projects. */
async function clientsOf({ db, user }: HandlerContext): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('project_person')
    .innerJoin('project', 'project.project_number', 'project_person.project_number')
    .select('project.company_id')
    .distinct()
    .where('project_person.side', '=', 'contractor')
    .where('project_person.logical_name', '=', user.email ?? '')
    .orderBy('project.company_id')
    .execute();
  return [...new Set([...user.companyIds, ...rows.map((row) => row.company_id)])];
}

function check(context: HandlerContext, responses: readonly OrganizationQuestionResponse[]): void {
  refuseRepeated(context, 'responseList', responses);
  const problems = validateAnswers({
    questions: bankOf(context),
    answers: toAnswers(bankOf(context), responses),
    scope: context.scope,
    runtime: context.runtime,
    strict: true,
  });
  if (problems.length === 0) return;
  const fields = Object.fromEntries(problems.map((problem) => [`/responseList/${problem.path}`, problem.message]));
  throw new Refusal({
    status: 422,
    code: 'validation',
    message: context.text({ text: 'engine/answersInvalid' }),
    fields,
  });
}

/** Answers of a repeated question stand in its instances, those of all others beside each other. */
function toAnswers(questions: readonly QuestionModel[], responses: readonly GivenAnswer[]): FlowAnswers {
  const answers: Record<string, unknown> = {};
  const repeats = questions.filter((question) => question.repeat !== undefined);
  for (const repeat of repeats) {
    const inside = new Set<unknown>(repeat.questions.map((question) => question.question));
    const own = responses.filter((response) => inside.has(response.question));
    const groups = [...new Set(own.map((response) => response.groupId ?? 1))].sort((left, right) => left - right);
    if (groups.length === 0) continue;
    answers[`q${repeat.question}`] = groups.map((group) =>
      Object.fromEntries(
        own
          .filter((response) => (response.groupId ?? 1) === group)
          .map((response) => [`q${response.question}`, response.answer]),
      ),
    );
  }
  const repeated = new Set<unknown>(repeats.flatMap((question) => question.questions.map((inner) => inner.question)));
  for (const response of responses) {
    if (!repeated.has(response.question)) answers[`q${response.question}`] = response.answer;
  }
  return answers;
}
