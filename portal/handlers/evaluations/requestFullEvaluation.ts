import { isRecord, readPath } from '#engine';
import { assertEvent, type HandlerContext } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { entityOf } from './evaluationQuestions.ts';
import { insertEvaluation } from './insertEvaluation.ts';
import { openEvaluations } from './openEvaluations.ts';
import { typeOfRound } from './typeOfRound.ts';

/**
 * Requests another evaluation from both sides of a project and mails them. Refused while evaluations are open. A
 * re-evaluation follows a final determination; before one, only a full evaluation can be forced.
 */
export const requestFullEvaluation = definePortalHandler('evaluations.requestFull', async (context) => {
  if (context.record === undefined) return context.notFound();
  const key = String(context.record['projectNumber']);
  const project = await assertEvent(context, { entity: 'project', key });
  const isAgain = typeof readPath(project, 'currentStatus.finalDeterminationDate') === 'string';
  const isForced = context.args.forceFullEval === true;
  if ((!isAgain && !isForced) || (await openEvaluations(context, key)).length > 0) {
    return context.refuse(409, 'state', { text: 'engine/stateRefused' });
  }
  let legacyId: number | undefined;
  for (const side of ['manager', 'contractor'] as const) {
    const person = project[side];
    if (!isRecord(person)) continue;
    const evaluateeLogicalName = person['logicalName'];
    // A round before the first determination is still the initial one.
    const id = await ask(context, { side, evaluateeLogicalName, project, legacyId, reEvaluation: isAgain });
    legacyId ??= id;
  }
  const about = { projectNumber: key, companyId: project['companyId'] };
  await context.run('notifications.create', { ...about, type: 'RE_EVALUATION_REQUEST' });
  await context.run('notifications.create', { ...about, type: 'CONTRACTOR_EVAL_REQUEST' });
});

interface Asked {
  readonly side: 'manager' | 'contractor';
  readonly evaluateeLogicalName: unknown;
  readonly reEvaluation: boolean;
  readonly project: Readonly<Record<string, unknown>>;
  /** Id of the round, which is that of its first evaluation. */
  readonly legacyId: number | undefined;
}

async function ask(context: HandlerContext, { project, legacyId: first, ...asked }: Asked): Promise<number> {
  const { side, reEvaluation } = asked;
  const record = {
    ...asked,
    type: typeOfRound(side, { reEvaluation, contractorType: project['contractorType'] }),
    projectNumber: project['projectNumber'],
    projectName: project['projectName'],
    regionId: project['regionId'],
    status: 'INCOMPLETE',
    createdAt: context.scope.clock.now(),
    release: context.release.hash,
  };
  const columns = { company_id: project['companyId'] };
  const after = await insertEvaluation(context.db, { record, columns, entity: entityOf(context), legacyId: first });
  await context.events.append({ entity: 'evaluation', key: after.id, what: 'request', after });
  return after.id;
}
