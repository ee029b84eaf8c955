import { readPath } from '#engine';
import type { HandlerContext } from '#server';
import { organizationStore } from '../../tables/organizationStore.ts';

type Row = Readonly<Record<string, unknown>>;

interface Evidence {
  /** The evaluation that was completed. */
  readonly evaluation: number;
  readonly project: Row;
}

/**
 * Writes what a defense file shows beside the project and its evaluations into the event log, as it is when an evaluation
 * is completed. A file of that evaluation can then be made again from the log alone.
 */
export async function recordEvidence(
  context: Pick<HandlerContext, 'db' | 'events'>,
  { evaluation, project }: Evidence,
): Promise<void> {
  await context.events.append({
    entity: 'defense-file',
    key: String(project['projectNumber']),
    what: 'evaluated',
    after: { evaluation, ...(await organizationEvidence(context, project)) },
  });
}

/** The contractor's organisation with its answers about its business structure, by `q<id>`; nothing where there is none. */
export async function organizationEvidence({ db }: Pick<HandlerContext, 'db'>, project: Row): Promise<Row> {
  const id = readPath(project, 'contractors.0.organizationId');
  if (typeof id !== 'number') return {};
  const [organization] = await organizationStore.load(db, [id]);
  if (organization === undefined) return {};
  const answers = await db
    .selectFrom('structure_response')
    .select(['question', 'answer'])
    .where('organization_id', '=', id)
    .orderBy('question')
    .execute();
  const structure = Object.fromEntries(answers.map(({ question, answer }) => [`q${question}`, answer]));
  return { organization, structure };
}
