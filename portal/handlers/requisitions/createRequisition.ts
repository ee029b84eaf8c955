import { applyTransition, type HandlerContext, lockRecord } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Creates a request. A project can have one pending request of each type; the lifecycle selects it or refuses with its
 * message. The project is locked first, so that of two concurrent calls, the second one sees the request of the first.
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

/** Returns the pending request of the same type. */
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
