import { applyTransition, type HandlerContext, lockRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Takes a request. Of one type a project has one that is pending; which one that is decides the lifecycle, which refuses
 * with its words. The project is held first, so that of two who ask at once the second sees the request of the first.
 */
export const createRequisition = definePortalHandler('requisitions.create', async (context) => {
  const { args, body } = context;
  await lockRecord(context, 'project', args.projectNumber);
  const waiting = args.approveImmediately === true ? undefined : await findWaiting(context);
  return applyTransition(context, {
    entity: 'requisition',
    values: { ...body, ...(waiting === undefined ? {} : { waiting }) },
  });
});

/** The pending request of the same type. */
async function findWaiting({ args, db }: HandlerContext): Promise<Row | undefined> {
  const found = await db
    .selectFrom('requisition')
    .select(['id', 'requester_logical_name', 'amount', 'to_date'])
    .where('project_number', '=', String(args['projectNumber']))
    .where('status', '=', 'PENDING')
    .where('type', '=', String(args['type']))
    .orderBy('id')
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { id, requester_logical_name: requesterLogicalName, amount, to_date: toDate } = found;
  return { id, requesterLogicalName, amount: amount ?? undefined, toDate: toDate ?? undefined };
}
