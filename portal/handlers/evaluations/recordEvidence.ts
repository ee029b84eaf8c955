import { readPath } from '#engine';
import type { HandlerContext } from '#server';
import { organizationStore } from '../../tables/organizationStore.ts';

type Row = Readonly<Record<string, unknown>>;

interface Evidence {
  /** The completed evaluation. */
  readonly evaluation: number;
  readonly project: Row;
}

/**
 * Writes the additional data of a defense file into the event log when an evaluation is completed, so that the file can
 * later be rebuilt from the log alone.
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

/**
 * Returns the contractor's organisation with its answers about its business structure, by `q<id>`; empty if there is
 * none.
 */
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
