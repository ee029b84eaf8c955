import { grantedRelations } from '#engine';
import { findRecord, type HandlerContext } from '#server';

/** The parts of a stored evaluation that its handlers work with. */
export interface StoredEvaluation {
  readonly id: number;
  readonly projectNumber: string;
  readonly side: 'manager' | 'contractor';
  readonly type: string;
  readonly status: string;
  readonly regionId: number;
  readonly companyId?: number;
  /** Release whose questions were asked, once they were. */
  readonly begunUnder?: string;
  /** What the ids of its answers are made from, once it was asked. */
  readonly answerKey?: string;
  readonly record: Readonly<Record<string, unknown>>;
}

/**
 * The evaluation of that id; 404 when there is none or when it is another person's. Whose it is follows from the
 * operation that reads one, whichever is called: others only say who may ask such questions at all.
 */
export async function findEvaluation(context: HandlerContext, id: unknown): Promise<StoredEvaluation> {
  const reading = context.release.operations['evaluations.get'];
  const access = reading === undefined ? [] : grantedRelations(reading, context.scope, context.release);
  const record = await findRecord({ ...context, access }, 'evaluation', id);
  return record === undefined ? context.notFound() : toStoredEvaluation(record);
}

/** The parts of a record that its handlers work with. */
export function toStoredEvaluation(record: Readonly<Record<string, unknown>>): StoredEvaluation {
  return {
    id: Number(record['id']),
    projectNumber: String(record['projectNumber']),
    side: record['side'] === 'manager' ? 'manager' : 'contractor',
    type: String(record['type']),
    status: String(record['status']),
    regionId: Number(record['regionId']),
    ...(typeof record['companyId'] === 'number' ? { companyId: record['companyId'] } : {}),
    // The order of the questions is recorded when they are asked for the first time.
    ...(record['order'] === undefined ? {} : { begunUnder: String(record['release']) }),
    ...(typeof record['answerKey'] === 'string' ? { answerKey: record['answerKey'] } : {}),
    record,
  };
}
