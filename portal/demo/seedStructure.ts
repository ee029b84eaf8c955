import type { Queries, SignedEntry } from '#server';
import { createStory, instantOf, type StoryContext } from './createStory.ts';
import { administrator } from './projectStory.ts';
import { shiftDay } from './shiftDay.ts';

interface StructureContext extends StoryContext {
  readonly db: Queries;
  /** Login of a contractor → the organisation. */
  readonly organizations: ReadonlyMap<string, number>;
}

/** Answers about the business of some contractors, by question. */
const answers: Readonly<Record<string, unknown>> = {
  401: 'Limited liability company',
  403: 2018,
  404: 3,
  405: '12-3456789',
  406: 'Yes',
  407: 'Three or more',
};

/** Days before today on which a business was described. The answers of the first ones were confirmed a day later. */
const described = [
  { email: 'theo.lindqvist@atelier.example', name: 'Lindqvist Atelier', days: 58, isConfirmed: true },
  { email: 'zoe.okafor@okafor.example', name: 'Okafor Consulting', days: 330, isConfirmed: true },
  { email: 'priya.raman@works.example', name: 'Raman Works', days: 12, isConfirmed: false },
] as const;

/**
 * Stores answers about businesses: some are confirmed, some are pending review, and the others are missing. Returns the
 * entries of the event log.
 */
export async function seedStructure(context: StructureContext): Promise<readonly SignedEntry[]> {
  const { db, release, scope, organizations } = context;
  const entries: SignedEntry[] = [];
  for (const { email, name, days, isConfirmed } of described) {
    const id = organizations.get(email);
    if (id === undefined) continue;
    const given = { ...answers, 402: name };
    const day = shiftDay(scope.clock.today(), -days);
    const answeredAt = instantOf({ day, time: '10:30' }, scope);
    const rows = Object.entries(given).map(([question, answer]) => ({
      ...{ organization_id: id, question: Number(question), answer: JSON.stringify(answer) },
      ...{ release: release.hash, answered_by: email, answered_at: answeredAt },
    }));
    await db.insertInto('structure_response').values(rows).execute();
    const story = createStory(context, { entity: 'organization', key: id, record: {} });
    const save = { actor: email, operation: 'businessStructure.save', what: 'structureAnswered' };
    story.change({ ...save, day, time: '10:30', change: given });
    entries.push(...story.entries());
    if (isConfirmed) entries.push(...(await confirm(id, shiftDay(day, 1), context)));
  }
  return entries;
}

async function confirm(id: number, day: string, context: StructureContext): Promise<readonly SignedEntry[]> {
  const at = instantOf({ day, time: '15:00' }, context.scope);
  const confirmation = { structureConfirmedAt: at, structureConfirmedBy: administrator };
  const { attributes } = await context.db
    .selectFrom('organization')
    .select('attributes')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await context.db
    .updateTable('organization')
    .set({ attributes: JSON.stringify({ ...attributes, ...confirmation }) })
    .where('id', '=', id)
    .execute();
  const story = createStory(context, { entity: 'organization', key: id, record: {} });
  const review = { actor: administrator, operation: 'businessStructure.confirm', what: 'structureConfirmed' };
  story.change({ ...review, day, time: '15:00', change: confirmation });
  return story.entries();
}
