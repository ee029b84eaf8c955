import type { CallExternal } from '#server';
import type { EnvelopeService } from './EnvelopeService.types.ts';

/** Wraps an external service so that it is called outside the transaction. A handler sends at most one packet. */
export function withExternalCalls(service: EnvelopeService, outside: CallExternal): EnvelopeService {
  return {
    name: service.name,
    send: (packet) => outside('send', async () => () => service.send(packet)),
    status: (envelope) => outside(`status ${envelope}`, async () => () => service.status(envelope)),
    signedDocument: (envelope) => outside(`document ${envelope}`, async () => () => service.signedDocument(envelope)),
    void: (envelope, reason) => outside(`void ${envelope}`, async () => () => service.void(envelope, reason)),
  };
}
