import { sql } from 'kysely';
import { resolveCondition } from '#engine';
import type { HandlerContext } from '#server';
import { documentKindOf, documentRecords } from '../documents/documentStatus.ts';
import { notStored, structureAnswersOfEach, structureQuestions } from './structureBank.ts';

type Context = Pick<HandlerContext, 'db' | 'release' | 'machines' | 'scope'>;

export interface StructureStatus {
  readonly status: 'PENDING' | 'PENDING_REVIEW' | 'COMPLETE';
  readonly confirmedAt?: string;
  readonly confirmedBy?: string;
}

/** Properties in the attributes of an organisation. */
const confirmedAt = 'structureConfirmedAt';
const confirmedBy = 'structureConfirmedBy';

/**
 * Returns the status of an organisation's questions about its business: pending until every required question is
 * answered, then pending review. It is complete when a program administrator has confirmed the answers, or the required
 * documents are up to date. Undefined if the organisation does not exist.
 */
export async function structureStatus(context: Context, organization: number): Promise<StructureStatus | undefined> {
  return (await structureStatuses(context, [organization])).get(organization);
}

/** Returns the same for several organisations, by id. */
export async function structureStatuses(
  context: Context,
  organizations: readonly number[],
): Promise<ReadonlyMap<number, StructureStatus>> {
  if (organizations.length === 0) return new Map();
  const { db, scope } = context;
  const found = await db
    .selectFrom('organization')
    .select(['id', 'attributes'])
    .where('id', 'in', organizations)
    .execute();
  const answers = await structureAnswersOfEach(context, organizations);
  const documents = await documentRecords(
    context,
    found.map(({ id, attributes }) => ({ organization: id, contractorType: documentKindOf(attributes) })),
  );
  const needed = structureQuestions(context, { type: 'Contractor' }).filter(
    ({ question, required }) => Number(question) < notStored && resolveCondition(required, scope),
  );
  return new Map(
    found.map(({ id, attributes }, place) => {
      const given = answers.get(id) ?? {};
      const isOpen = needed.some(({ question }) => given[`q${question}`] === undefined);
      const isDocumented = documents[place]?.['documentStatus'] === 'COMPLETE';
      return [id, isOpen ? { status: 'PENDING' } : statusOf(attributes, isDocumented)];
    }),
  );
}

function statusOf(attributes: Readonly<Record<string, unknown>>, isDocumented: boolean): StructureStatus {
  const { [confirmedAt]: at, [confirmedBy]: by } = attributes;
  if (typeof at === 'string' && typeof by === 'string') return { status: 'COMPLETE', confirmedAt: at, confirmedBy: by };
  return { status: isDocumented ? 'COMPLETE' : 'PENDING_REVIEW' };
}

/** Stores who has confirmed the answers of an organisation. */
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
