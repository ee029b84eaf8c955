import { sql } from 'kysely';
import type { OrganizationQuestionResponse } from '#definitions';
import { type FlowAnswers, type QuestionModel, type Scope, validateAnswers } from '#engine';
import { type HandlerContext, isRowId, Refusal } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { holdOrganization } from '../persons/holdOrganization.ts';
import { findBank } from '../questions/findBank.ts';
import { toOrganizationQuestion } from '../questions/toWire.ts';
import { clientOfEvaluation } from './clientOfEvaluation.ts';
import { clientQuestions, idsOf, usualCategory } from './clientQuestions.ts';
import { refuseRepeated } from './refuseRepeated.ts';
import { reportConflict } from './reportConflict.ts';
import { reuseConflictAnswers } from './reuseConflictAnswers.ts';

interface Asked {
  readonly category: string;
  readonly organizationId?: number | undefined;
  readonly companyId: number;
  readonly regionId: number;
}

/**
 * Returns the stored answers of an organisation for this client: that of the user, or any for users who may read all.
 */
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
  return toAnswers(clientQuestions(context, asked), responses);
}

interface GivenAnswer {
  readonly question?: number | undefined;
  readonly groupId?: number | undefined;
  readonly answer?: unknown;
}

export const conflictHandlers = [
  definePortalHandler('conflict.questions', async (context) => {
    const { category, organizationId, companyId = 1, regionId = 1 } = context.args;
    const asked = { category, organizationId, companyId, regionId };
    const questions = clientQuestions(context, asked);
    const answers = await savedAnswers(context, asked);
    return questions.map((question) => toOrganizationQuestion(question, { words: context.text, answers }));
  }),
  definePortalHandler('conflict.submit', async (context) => {
    const { args, db, user } = context;
    const { category = usualCategory, responseList: responses } = args;
    const organization = Number(user['subVendorId']);
    const clients = await clientsOf(context);
    const [first] = responses;
    const evaluated = args.legacyId === undefined ? undefined : await clientOfEvaluation(context, args.legacyId);
    const company = evaluated?.companyId ?? args.companyId ?? first?.companyId ?? clients[0];
    const region = evaluated?.regionId ?? args.regionId ?? first?.regionId ?? 1;
    if (!Number.isInteger(organization) || (args.organizationId ?? organization) !== organization)
      return context.notFound();
    if (company === undefined || !clients.includes(company)) return context.notFound();
    // A call is for one organisation and one client.
    const about = { organizationId: organization, companyId: company, regionId: region } as const;
    if (!agrees(args, about)) return context.notFound();
    if (!responses.every((response) => agrees(response, about))) return context.notFound();
    const questions = clientQuestions(context, { category, companyId: company, regionId: region });
    await holdOrganization(context, organization);
    const earlier = await db
      .selectFrom('conflict_response')
      .select('id')
      .where('organization_id', '=', organization)
      .where('company_id', '=', company)
      .where('region_id', '=', region)
      .where('question', '=', sql<number>`any(${idsOf(questions)})`)
      .executeTakeFirst();
    if (earlier !== undefined) context.refuse(409, 'locked', { text: 'engine/answersLocked' });
    check({ ...context, scope: withClient(context.scope, about) }, questions, responses);
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
    if (category === usualCategory) await reuseConflictAnswers(context, organization);
    await context.events.append({
      entity: 'organization',
      key: organization,
      what: 'conflictAnswered',
      after: responses,
    });
    const { flow } = findBank(context.release, 'conflict.questions', { category });
    const answers = toAnswers(questions, responses);
    await reportConflict(context, { ...about, flow, questions, answers });
  }),
];

type About = Readonly<Record<'organizationId' | 'companyId' | 'regionId', number>>;

/** Returns whether a call or a response has the same organisation and client as the call. */
function agrees(
  { organizationId, companyId, regionId }: Pick<OrganizationQuestionResponse, keyof About>,
  about: About,
): boolean {
  return (
    (organizationId ?? about.organizationId) === about.organizationId &&
    (companyId ?? about.companyId) === about.companyId &&
    (regionId ?? about.regionId) === about.regionId
  );
}

function withClient(scope: Scope, about: About): Scope {
  return { ...scope, variables: { ...scope.variables, ...about } };
}

/** Returns the clients that the user can answer for: those of the account and of the user's projects. */
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

function check(
  context: HandlerContext,
  questions: readonly QuestionModel[],
  responses: readonly OrganizationQuestionResponse[],
): void {
  refuseRepeated(context, 'responseList', responses);
  const problems = validateAnswers({
    questions,
    answers: toAnswers(questions, responses),
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

/** Converts responses to answers. Those to a repeated question are grouped by instance. */
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
