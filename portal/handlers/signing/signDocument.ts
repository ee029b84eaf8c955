import { timingSafeEqual } from 'node:crypto';
import { isRecord } from '#engine';
import {
  applyTransition,
  assertWithinLimit,
  type HandlerContext,
  lockRecord,
  queueTemplate,
  Refusal,
  recordAttempt,
} from '#server';
import { definePortalHandler } from '../../contract/definePortalHandler.ts';
import { sealDocument } from './sealDocument.ts';
import { consumeTicket, createTicket, endLinks, findLink, type LinkRecipient, normaliseCode } from './signingLinks.ts';

type Row = Readonly<Record<string, unknown>>;

const entity = 'signing-envelope';

/** An unknown link, a used one and a wrong code have the same response. The attempt is recorded despite the refusal. */
function refuseLink(context: HandlerContext): never {
  const message = context.text({ text: 'engine/linkInvalid' });
  throw new Refusal({ status: 422, code: 'link', message, keep: true });
}

/** Opens the document of a mailed link with its access code, and records that it was delivered. */
const openDocument = definePortalHandler('signing.open', async (context) => {
  const { token, accessCode } = context.args;
  const limit = { what: 'signing.refused', subject: token, tries: context.server.loginLimit, minutes: 15 };
  await assertWithinLimit(context, limit);
  const place = await findLink(context, token);
  const envelope = place === undefined ? undefined : await lockRecord(context, entity, place.envelope);
  const isOpen = place !== undefined && envelope !== undefined && (await isStillNamed(context, envelope, place));
  if (!isOpen || !isCode(accessCode, envelope['accessCode'])) {
    await recordAttempt(context, limit);
    return refuseLink(context);
  }
  const now = context.scope.clock.now();
  const recipientStatuses = withRecipient(envelope, place, (recipient) => ({
    ...recipient,
    status: 'delivered',
    deliveredOn: recipient['deliveredOn'] ?? now,
    updatedOn: now,
  }));
  await applyTransition(context, { entity, key: place.envelope, values: { recipientStatuses } });
  return {
    ticket: await createTicket(context, place),
    envelopeName: String(envelope['envelopeName']),
    recipientName: String(recipientsOf(envelope)[place.recipient]?.['recipientName'] ?? ''),
    text: await textOf(context, place.envelope),
  };
});

/** Signs as the recipient of the ticket. The last signature completes the document. */
const signDocument = definePortalHandler('signing.sign', async (context) => {
  const place = (await consumeTicket(context, context.args.ticket)) ?? refuseLink(context);
  const envelope = await lockRecord(context, entity, place.envelope);
  if (!(await isStillNamed(context, envelope, place))) return refuseLink(context);
  const now = context.scope.clock.now();
  const recipientStatuses = withRecipient(envelope, place, (recipient) => ({
    ...recipient,
    status: 'completed',
    completedOn: now,
    updatedOn: now,
    signedName: context.args.typedName,
  }));
  const isLast = recipientStatuses.every(({ status }) => status === 'completed');
  const signed = { ...envelope, recipientStatuses };
  const sealed = isLast
    ? { documentHash: await sealDocument(context, signed, await textOf(context, place.envelope)) }
    : {};
  const after = await applyTransition(context, {
    entity,
    key: place.envelope,
    values: { recipientStatuses, ...sealed },
  });
  if (isLast) await tellRecipients(context, after);
  return {
    recipientName: String(recipientStatuses[place.recipient]?.['recipientName'] ?? ''),
    signedOn: now,
    status: isLast ? ('completed' as const) : ('delivered' as const),
  };
});

/** Declines for all recipients: no one can sign afterwards. */
const declineDocument = definePortalHandler('signing.decline', async (context) => {
  const place = (await consumeTicket(context, context.args.ticket)) ?? refuseLink(context);
  const envelope = await lockRecord(context, entity, place.envelope);
  if (!(await isStillNamed(context, envelope, place))) return refuseLink(context);
  const updatedOn = context.scope.clock.now();
  const recipientStatuses = withRecipient(envelope, place, (recipient) => ({
    ...recipient,
    status: 'declined',
    updatedOn,
    declineReason: context.args.declineReason,
  }));
  await applyTransition(context, { entity, key: place.envelope, values: { recipientStatuses } });
  await endLinks(context, place.envelope);
});

/** A link is only valid while its recipient is on the project with the address that it was mailed to. */
async function isStillNamed({ db }: HandlerContext, envelope: Row, { recipient }: LinkRecipient): Promise<boolean> {
  const found = await db
    .selectFrom('project_person')
    .select('id')
    .where('project_number', '=', String(envelope['projectNumber']))
    .where('logical_name', '=', String(recipientsOf(envelope)[recipient]?.['recipientEmail']))
    .executeTakeFirst();
  return found !== undefined;
}

async function tellRecipients(context: HandlerContext, envelope: Row): Promise<void> {
  for (const recipient of recipientsOf(envelope)) {
    await queueTemplate(context, { template: 'signing-completed', given: { envelope, recipient } });
  }
}

function isCode(typed: string, code: unknown): boolean {
  const [given, wanted] = [normaliseCode(typed), String(code ?? '')].map((text) => Buffer.from(text));
  return (
    given !== undefined &&
    wanted !== undefined &&
    wanted.length > 0 &&
    given.length === wanted.length &&
    timingSafeEqual(given, wanted)
  );
}

function recipientsOf(envelope: Row): readonly Row[] {
  const list = envelope['recipientStatuses'];
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

function withRecipient(envelope: Row, place: LinkRecipient, change: (recipient: Row) => Row): readonly Row[] {
  return recipientsOf(envelope).map((recipient, index) => (index === place.recipient ? change(recipient) : recipient));
}

async function textOf({ db }: HandlerContext, envelope: string): Promise<string> {
  const { text } = await db
    .selectFrom('signing_document')
    .select('text')
    .where('envelope_guid', '=', envelope)
    .executeTakeFirstOrThrow();
  return text;
}

export const signDocumentHandlers = [openDocument, signDocument, declineDocument];
