import { sql } from 'kysely';
import { readPath } from '#engine';
import { Refusal } from '../../http/Refusal.ts';
import { queryList } from '../../records/queryPage.ts';
import { findRecord } from '../../records/readRecords.ts';
import { definePortalHandler } from '../definePortalHandler.ts';
import type { HandlerContext } from '../handler.types.ts';

const listEnvelopes = definePortalHandler('docusign.envelopes', async (context) => {
  const key = context.args.projectNumber;
  if ((await findRecord(context, 'project', key)) === undefined) return context.notFound();
  return queryList(context, 'signing-envelope', {
    where: [sql`signing_envelope.project_number = ${key}`],
    sort: '-createdOn',
  });
});

/** There is no account of a signing service to send with: the attempt fails, and nothing is kept of it. */
function send(context: HandlerContext): never {
  if (context.record === undefined) return context.notFound();
  throw new Refusal({ status: 503, code: 'signing' });
}

/** Bills are signed for a contractor who was found independent, at a client that signs this way. */
async function isBillable({ db, record }: HandlerContext): Promise<boolean> {
  if (readPath(record, 'currentStatus.finalDeterminationDate') === undefined) return false;
  if (readPath(record, 'currentStatus.recommendation') !== 'IC') return false;
  const { rows } = await sql`select 1 from company c, jsonb_array_elements(c.attributes -> 'companyConfigs') config
    where c.id = ${record?.['companyId']} and (config ->> 'regionId')::integer = ${record?.['regionId']}
    and (config ->> 'docusignEnabled')::boolean`.execute(db);
  return rows.length > 0;
}

export const signingHandlers = [
  listEnvelopes,
  definePortalHandler('docusign.sendPacket', async (context) => send(context)),
  definePortalHandler('docusign.requestBillingDocs', async (context) => {
    if (context.record !== undefined && !(await isBillable(context))) {
      return context.refuse(409, 'state', { text: 'engine/stateRefused' });
    }
    return send(context);
  }),
];
