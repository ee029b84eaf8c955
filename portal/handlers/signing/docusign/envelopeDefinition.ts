import type { Packet } from '../EnvelopeService.types.ts';

/** The body that makes an envelope and sends it at once: one document, one signer per recipient, all at the same time. */
export function envelopeDefinition(packet: Packet, pdf: Buffer): Readonly<Record<string, unknown>> {
  return {
    // Their limit for a subject.
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
