import { randomUUID } from 'node:crypto';
import { findRecord, type HandlerContext, queueTemplate } from '#server';
import type { EnvelopeService } from '../EnvelopeService.types.ts';
import { readSealed } from '../readSealed.ts';
import { createLink, endLinks, linkDays } from '../signingLinks.ts';

const hours = linkDays * 24;

/**
 * Creates a service that signs on the portal's own page: each recipient is mailed a link, and in another mail its
 * access code. The operations of that page update the envelope.
 */
export function createEmbeddedService(context: HandlerContext): EnvelopeService {
  return {
    name: 'embedded',
    async send(packet) {
      const { title, recipients, accessCode } = packet;
      const envelope = randomUUID();
      for (const [index, { name, email }] of recipients.entries()) {
        const token = await createLink(context, { envelope, recipient: index });
        const given = {
          envelope: { envelopeGuid: envelope, envelopeName: title },
          recipient: { recipientName: name, recipientEmail: email },
        };
        const url = `${context.server.publicUrl}/signing?token=${token}`;
        await queueTemplate(context, { template: 'signing-request', given, secret: { given: { url }, hours } });
        await queueTemplate(context, { template: 'signing-code', given, secret: { given: { accessCode }, hours } });
      }
      return { envelope, packet };
    },
    status: async () => undefined,
    async signedDocument(envelope) {
      const record = await findRecord(context, 'signing-envelope', envelope);
      const hash = record?.['documentHash'];
      return typeof hash === 'string' ? readSealed(context, { envelope, hash }) : undefined;
    },
    void: (envelope) => endLinks(context, envelope),
  };
}
