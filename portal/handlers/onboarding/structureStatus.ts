import { sql } from 'kysely';
import { type FlowAnswers, resolveCondition } from '#engine';
import type { HandlerContext } from '#server';
import { documentKindOf, documentRecord } from '../documents/documentStatus.ts';
import { notStored, structureAnswersOfEach, structureQuestions } from './structureBank.ts';

type Row = Readonly<Record<string, unknown>>;

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
  const found = await context.db
    .selectFrom('organization')
    .select('attributes')
    .where('id', '=', organization)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const contractorType = documentKindOf(found.attributes);
  const [record, answers] = await Promise.all([
    documentRecord(context, { organization, contractorType }),
    structureAnswersOfEach(context, [organization]),
  ]);
  const row = { ...found.attributes, id: organization };
  const documents = new Map([[organization, record]]);
  return structureStatuses(context, [row], { documents, answers }).get(organization);
}

/** What the status of several organisations is derived from, by their ids. */
interface StructureFacts {
  /** Documents with the derived status. */
  readonly documents: ReadonlyMap<number, Row>;
  readonly answers: ReadonlyMap<number, FlowAnswers>;
}

/** Returns the same for several organisations as they are stored, by id. */
export function structureStatuses(
  context: Context,
  organizations: readonly Row[],
  { documents, answers }: StructureFacts,
): ReadonlyMap<number, StructureStatus> {
  const needed = structureQuestions(context, { type: 'Contractor' }).filter(
    ({ question, required }) => Number(question) < notStored && resolveCondition(required, context.scope),
  );
  return new Map(
    organizations.map((organization) => {
      const id = Number(organization['id']);
      const given = answers.get(id) ?? {};
      const isOpen = needed.some(({ question }) => given[`q${question}`] === undefined);
      const isDocumented = documents.get(id)?.['documentStatus'] === 'COMPLETE';
      return [id, isOpen ? { status: 'PENDING' } : statusOf(organization, isDocumented)];
    }),
  );
}

function statusOf(organization: Row, isDocumented: boolean): StructureStatus {
  const { [confirmedAt]: at, [confirmedBy]: by } = organization;
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
