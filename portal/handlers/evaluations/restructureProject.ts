import { isRecord } from '#engine';
import { assertEvent, findRecord, type HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { evaluationStore } from '../../tables/stores.ts';
import { entityOf } from './evaluationQuestions.ts';
import { insertEvaluation } from './insertEvaluation.ts';
import { latestEvaluations } from './latestEvaluations.ts';
import { isOpen } from './openStatuses.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Opens a restructure of a project's evaluations: for each complete side, a new evaluation starts from the answers and
 * the release of the last one. An open restructure continues.
 */
export const restructureProject = definePortalHandler('evaluations.restructure', async (context) => {
  const key = context.args.projectNumber;
  if ((await findRecord(context, 'project', key)) === undefined) return context.notFound();
  const project = await assertEvent(context, { entity: 'project', key });
  const opened: Row[] = [];
  for (const latest of await latestEvaluations(context, key)) {
    const legacyId = opened[0]?.['legacyId'];
    if (latest['status'] === 'COMPLETE') opened.push(await restructure(context, project, { parent: latest, legacyId }));
    else if (latest['restructure'] === true && isOpen(context.release, latest['status'])) opened.push(latest);
  }
  if (opened.length === 0) return context.refuse(409, 'state', { text: 'engine/stateRefused' });
  const found = await Promise.all(opened.map(({ id }) => findRecord(context, 'evaluation', id)));
  return found.filter(isRecord);
});

interface Restructured {
  /** The last answered evaluation. */
  readonly parent: Row;
  /** Id of the round, if its other side has one. */
  readonly legacyId: unknown;
}

async function restructure(context: HandlerContext, project: Row, { parent, legacyId }: Restructured): Promise<Row> {
  const { id: parentId, side, type, projectNumber, regionId, release, order, answerKey, reEvaluation } = parent;
  const person = project[String(side)];
  const record = {
    ...{ side, type, projectNumber, regionId, release, order, answerKey, reEvaluation },
    projectName: project['projectName'],
    parentEvaluationId: parentId,
    evaluateeLogicalName: isRecord(person) ? person['logicalName'] : parent['evaluateeLogicalName'],
    status: 'INCOMPLETE',
    restructure: true,
    createdAt: context.scope.clock.now(),
  };
  const entity = entityOf(context);
  const opened = await insertEvaluation(context.db, {
    ...{ record, entity, columns: { company_id: project['companyId'] } },
    legacyId: typeof legacyId === 'number' ? legacyId : undefined,
  });
  await context.events.append({ entity: 'evaluation', key: opened.id, what: 'restructure', after: opened });
  const after = { ...parent, restructured: true };
  await evaluationStore.update(context.db, Number(parentId), after, entity);
  const changed = { entity: 'evaluation', key: Number(parentId), what: 'restructured', before: parent, after };
  await context.events.append(changed);
  return opened;
}
