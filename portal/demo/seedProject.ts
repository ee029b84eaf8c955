import type { Queries, SignedEntry } from '#server';
import { insertEvaluation } from '../handlers/evaluations/insertEvaluation.ts';
import { projectStore } from '../tables/stores.ts';
import { createStory, entityOf } from './createStory.ts';
import { type DemoEvaluation, demoEvaluations } from './demoEvaluations.ts';
import type { DemoProject } from './demoProjects.ts';
import type { ProjectContext } from './projectRecord.ts';
import { administrator, projectStory } from './projectStory.ts';
import { seedDetails } from './seedDetails.ts';
import { seedPayments } from './seedPayments.ts';
import { seedRequests } from './seedRequests.ts';

export interface SeedContext extends ProjectContext {
  readonly db: Queries;
}

/** Stores one demo project with its evaluations, requests and details. Returns the entries of the event log. */
export async function seedProject(project: DemoProject, context: SeedContext): Promise<readonly SignedEntry[]> {
  const { db, release } = context;
  const { companyId, sequence } = project;
  await db
    .insertInto('project_sequence')
    .values({ company_id: companyId, last: sequence })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ last: sequence }))
    .execute();
  const asked = demoEvaluations(project, context);
  const story = projectStory(project, asked, context);
  await projectStore.insert(db, story.record(), entityOf(release, 'project'), { release: release.hash });
  const entries = [...story.entries()];
  let legacyId: number | undefined;
  for (const one of asked) {
    const seeded = await seedEvaluation(one, project, {
      ...context,
      ...(one.side === 'manager' ? {} : { legacyId }),
    });
    legacyId = seeded.legacyId;
    entries.push(...seeded.entries);
  }
  entries.push(...(await seedDetails(story.record(), context)));
  entries.push(...(await seedRequests(project, story.record(), context)));
  entries.push(...(await seedPayments(project, story.record(), context)));
  return entries;
}

async function seedEvaluation(
  { record, recommendation, askedOn, answeredOn, side }: DemoEvaluation,
  project: DemoProject,
  { legacyId: first, ...context }: SeedContext & { readonly legacyId?: number | undefined },
): Promise<{ readonly legacyId: number; readonly entries: readonly SignedEntry[] }> {
  const columns = { company_id: project.companyId, recommendation: recommendation ?? null };
  const entity = entityOf(context.release, 'evaluation');
  const { id, legacyId } = await insertEvaluation(context.db, { record, entity, columns, legacyId: first });
  const { score, completedAt, evaluationDetails, ...open } = record;
  const story = createStory(context, {
    ...{ entity: 'evaluation', key: id },
    record: { ...open, id, legacyId, status: 'INCOMPLETE' },
  });
  const isAgain = record['reEvaluation'] === true;
  story.change({
    ...{ day: askedOn, time: '09:00', what: 'request', change: {} },
    actor: isAgain ? administrator : project.manager.email,
    operation: isAgain ? 'evaluations.requestFull' : 'projects.create',
  });
  if (answeredOn !== undefined) {
    story.change({
      ...{ day: answeredOn, time: '15:30', what: 'complete', change: { ...record, id, legacyId } },
      ...{ actor: project[side].email, operation: 'evaluations.submitResponses' },
    });
  }
  return { legacyId, entries: story.entries() };
}
