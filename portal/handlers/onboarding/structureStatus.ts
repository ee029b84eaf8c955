import { sql } from 'kysely';
import { resolveCondition } from '#engine';
import type { HandlerContext } from '#server';
import { notStored, structureAnswers, structureQuestions } from './structureBank.ts';

export interface StructureStatus {
  readonly status: 'PENDING' | 'PENDING_REVIEW' | 'COMPLETE';
  readonly confirmedAt?: string;
  readonly confirmedBy?: string;
}

/** Names in the attributes of an organisation. */
const confirmedAt = 'structureConfirmedAt';
const confirmedBy = 'structureConfirmedBy';

/**
 * How far an organisation is with the questions about its business: pending until every question is answered that needs
 * an answer, pending review until a program administrator confirms the answers, then complete. Undefined for an
 * organisation that there is none of.
 */
export async function structureStatus(
  context: Pick<HandlerContext, 'db' | 'release' | 'scope'>,
  organization: number,
): Promise<StructureStatus | undefined> {
  const found = await context.db
    .selectFrom('organization')
    .select('attributes')
    .where('id', '=', organization)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const answers = await structureAnswers(context, organization);
  const open = structureQuestions(context, { type: 'Contractor' }).some(
    ({ question, required }) =>
      Number(question) < notStored &&
      resolveCondition(required, context.scope) &&
      answers[`q${question}`] === undefined,
  );
  if (open) return { status: 'PENDING' };
  const { [confirmedAt]: at, [confirmedBy]: by } = found.attributes;
  if (typeof at !== 'string' || typeof by !== 'string') return { status: 'PENDING_REVIEW' };
  return { status: 'COMPLETE', confirmedAt: at, confirmedBy: by };
}

/** Keeps who has confirmed the answers of an organisation. */
export async function confirmStructure(context: HandlerContext, organization: number): Promise<void> {
  const confirmation = { [confirmedAt]: context.scope.clock.now(), [confirmedBy]: context.user.email ?? '' };
  await context.db
    .updateTable('organization')
    .set({ attributes: sql<string>`attributes || ${JSON.stringify(confirmation)}::jsonb` })
    .where('id', '=', organization)
    .execute();
  const what = { entity: 'organization', key: organization, what: 'structureConfirmed' } as const;
  await context.events.append({ ...what, after: confirmation });
}
