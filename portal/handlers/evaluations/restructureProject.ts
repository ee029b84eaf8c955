import { isRecord } from '#engine';
import { assertEvent, findRecord, type HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { evaluationStore } from '../../tables/stores.ts';
import { entityOf } from './evaluationQuestions.ts';
import { latestEvaluations } from './latestEvaluations.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Opens a restructure of the evaluations of a project: each side that was complete is asked anew, in a record of its
 * own, from the answers and the release of the last one. One that is open already goes on.
 */
export const restructureProject = definePortalHandler('evaluations.restructure', async (context) => {
  const key = context.args.projectNumber;
  if ((await findRecord(context, 'project', key)) === undefined) return context.notFound();
  const project = await assertEvent(context, { entity: 'project', key });
  const ids: number[] = [];
  for (const latest of await latestEvaluations(context, key)) {
    if (latest['status'] === 'COMPLETE') ids.push(await restructure(context, project, latest));
    else if (latest['status'] === 'INCOMPLETE' && latest['restructure'] === true) ids.push(Number(latest['id']));
  }
  if (ids.length === 0) return context.refuse(409, 'state', { text: 'engine/stateRefused' });
  const found = await Promise.all(ids.map((id) => findRecord(context, 'evaluation', id)));
  return found.filter(isRecord);
});

async function restructure(context: HandlerContext, project: Row, parent: Row): Promise<number> {
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
  const id = Number(await evaluationStore.insert(context.db, record, entity, { company_id: project['companyId'] }));
  await context.events.append({ entity: 'evaluation', key: id, what: 'restructure', after: { id, ...record } });
  const after = { ...parent, restructured: true };
  await evaluationStore.update(context.db, Number(parentId), after, entity);
  const changed = { entity: 'evaluation', key: Number(parentId), what: 'restructured', before: parent, after };
  await context.events.append(changed);
  return id;
}
