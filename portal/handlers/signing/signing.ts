import { sql } from 'kysely';
import { isRecord } from '#engine';
import { applyTransition, assertEvent, findRecord, type HandlerContext, lockRecord, queryList } from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { composePacket, type PacketTemplate } from './composePacket.ts';
import { envelopeServiceOf, presentService } from './envelopeServiceOf.ts';
import { followEnvelope } from './followEnvelope.ts';
import { readSealed } from './readSealed.ts';
import { toPrintable } from './toPrintable.ts';

type Row = Readonly<Record<string, unknown>>;

const listEnvelopes = definePortalHandler('docusign.envelopes', async (context) => {
  const key = context.args.projectNumber;
  if ((await findRecord(context, 'project', key)) === undefined) return context.notFound();
  const list = () =>
    queryList(context, 'signing-envelope', {
      where: [sql`signing_envelope.project_number = ${key}`],
      sort: '-createdOn',
    });
  const envelopes = await list();
  let isNews = false;
  for (const envelope of envelopes) isNews = (await followEnvelope(context, envelope)) || isNews;
  return isNews ? list() : envelopes;
});

const askStatus = definePortalHandler('docusign.status', async (context) => {
  if (context.record === undefined) return context.notFound();
  await followEnvelope(context, context.record);
  return (await findRecord(context, 'signing-envelope', context.args.envelopeGuid)) ?? context.notFound();
});

/** Sends the packet of a template to the people of the project, and stores it as the project's packet. */
async function send(context: HandlerContext, template: PacketTemplate): Promise<void> {
  const { db, scope } = context;
  const key = String(context.record?.['projectNumber'] ?? context.notFound());
  const project = await assertEvent(context, { entity: 'project', key });
  if (template === 'billing-packet' && !(await isBilledBySigning(context, project))) {
    return context.refuse(409, 'state', { text: 'engine/stateRefused' });
  }
  const composed = await composePacket(context, { project, template });
  if (composed === undefined) return context.refuse(409, 'state', { text: 'engine/stateRefused' });
  const service = presentService(context);
  const { envelope: envelopeGuid, packet } = await service.send(composed);
  const now = scope.clock.now();
  await applyTransition(context, {
    entity: 'signing-envelope',
    values: {
      envelopeGuid,
      projectNumber: key,
      envelopeName: packet.title,
      accessCode: packet.accessCode,
      createdOn: now,
      recipientStatuses: packet.recipients.map(({ name, email }) => ({
        recipientName: name,
        recipientEmail: email,
        status: 'sent',
        updatedOn: now,
      })),
    },
  });
  await db
    .insertInto('signing_document')
    .values({ envelope_guid: envelopeGuid, service: service.name, text: packet.text })
    .execute();
  await applyTransition(context, { entity: 'project', key, values: { envelopeId: envelopeGuid } });
}

/**
 * Returns whether the client signs bills in this region. The lifecycle of the project determines for which contractors.
 */
async function isBilledBySigning({ db }: HandlerContext, project: Row): Promise<boolean> {
  const { rows } = await sql`select 1 from company c, jsonb_array_elements(c.attributes -> 'companyConfigs') config
    where c.id = ${project['companyId']} and (config ->> 'regionId')::integer = ${project['regionId']}
    and (config ->> 'docusignEnabled')::boolean`.execute(db);
  return rows.length > 0;
}

const voidPacket = definePortalHandler('docusign.voidPacket', async (context) => {
  const key = context.args.envelopeGuid;
  const before = await lockRecord(context, 'signing-envelope', key);
  await applyTransition(context, { entity: 'signing-envelope', key, values: { recipientStatuses: voided(before) } });
  const service = await envelopeServiceOf(context, key);
  await service.void(key, `Voided by ${context.user.email ?? 'an administrator'}`);
});

/** Returns the recipients, with those who have not signed as voided. */
function voided(envelope: Row): readonly Row[] {
  const list = envelope['recipientStatuses'];
  return (Array.isArray(list) ? list.filter(isRecord) : []).map((recipient) =>
    recipient['status'] === 'completed' ? recipient : { ...recipient, status: 'voided' },
  );
}

/** Returns the signed document, for users with access to its project. */
const readDocument = definePortalHandler('docusign.document', async (context) => {
  const { projectNumber, envelopeGuid } = context.args;
  if (context.record === undefined) return context.notFound();
  const row = await context.db
    .selectFrom('signing_envelope')
    .select(['attributes', 'status'])
    .where('envelope_guid', '=', envelopeGuid)
    .where('project_number', '=', projectNumber)
    .where('status', '=', 'completed')
    .executeTakeFirst();
  if (row === undefined) return context.notFound();
  const hash = row.attributes['documentHash'];
  const content = typeof hash === 'string' ? await readSealed(context, { envelope: envelopeGuid, hash }) : undefined;
  if (content === undefined) return context.notFound();
  const name = String(row.attributes['envelopeName'] ?? envelopeGuid);
  return { name: `${toPrintable(name)}.pdf`, type: 'application/pdf', data: new Uint8Array(content).buffer };
});

export const signingHandlers = [
  askStatus,
  listEnvelopes,
  readDocument,
  voidPacket,
  definePortalHandler('docusign.sendPacket', (context) => send(context, 'signing-packet')),
  definePortalHandler('docusign.requestBillingDocs', (context) => send(context, 'billing-packet')),
];
