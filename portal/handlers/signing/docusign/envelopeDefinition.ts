import type { Packet } from '../EnvelopeService.types.ts';

/**
 * Returns the body that creates and sends an envelope: one document, one signer per recipient, who can sign in any
 * order.
 */
export function envelopeDefinition(packet: Packet, pdf: Buffer): Readonly<Record<string, unknown>> {
  return {
    // Maximum length of a subject.
    emailSubject: packet.title.slice(0, 100),
    status: 'sent',
    transactionId: packet.transaction,
    documents: [{ documentId: '1', name: packet.title, fileExtension: 'pdf', documentBase64: pdf.toString('base64') }],
    recipients: {
      signers: packet.recipients.map(({ name, email }, index) => ({
        recipientId: String(index + 1),
        routingOrder: '1',
        name,
        email,
        accessCode: packet.accessCode,
        tabs: {
          signHereTabs: [{ anchorString: `/signature-${index + 1}/`, anchorUnits: 'pixels', anchorYOffset: '-4' }],
        },
      })),
    },
  };
}
