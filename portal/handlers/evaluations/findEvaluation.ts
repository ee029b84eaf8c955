import { grantedRelations } from '#engine';
import { findRecord, type HandlerContext } from '#server';

/** The properties of a stored evaluation that its handlers use. */
export interface StoredEvaluation {
  readonly id: number;
  readonly projectNumber: string;
  readonly side: 'manager' | 'contractor';
  readonly type: string;
  readonly status: string;
  readonly regionId: number;
  readonly companyId?: number;
  /** Release of its questions. Absent until they were loaded. */
  readonly begunUnder?: string;
  /** Key for the ids of its answers. Absent until its questions were loaded. */
  readonly answerKey?: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * Returns the evaluation with this id. Refuses with 404 if it does not exist or belongs to another user. Ownership is
 * that of the operation `evaluations.get`; the called operation only determines who may call it.
 */
export async function findEvaluation(context: HandlerContext, id: unknown): Promise<StoredEvaluation> {
  const reading = context.release.operations['evaluations.get'];
  const access = reading === undefined ? [] : grantedRelations(reading, context.scope, context.release);
  const record = await findRecord({ ...context, access }, 'evaluation', id);
  return record === undefined ? context.notFound() : toStoredEvaluation(record);
}

/** Returns the properties of a record that its handlers use. */
export function toStoredEvaluation(record: Readonly<Record<string, unknown>>): StoredEvaluation {
  return {
    id: Number(record['id']),
    projectNumber: String(record['projectNumber']),
    side: record['side'] === 'manager' ? 'manager' : 'contractor',
    type: String(record['type']),
    status: String(record['status']),
    regionId: Number(record['regionId']),
    ...(typeof record['companyId'] === 'number' ? { companyId: record['companyId'] } : {}),
    // The order of the questions is recorded when they are first loaded.
    ...(record['order'] === undefined ? {} : { begunUnder: String(record['release']) }),
    ...(typeof record['answerKey'] === 'string' ? { answerKey: record['answerKey'] } : {}),
    record,
  };
}
