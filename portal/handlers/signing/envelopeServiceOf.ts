import { type HandlerContext, Refusal } from '#server';
import { createDocusignService } from './docusign/createDocusignService.ts';
import type { EnvelopeService } from './EnvelopeService.types.ts';
import { createEmbeddedService } from './embedded/createEmbeddedService.ts';
import { withExternalCalls } from './withExternalCalls.ts';

const services: Readonly<Record<string, (context: HandlerContext) => EnvelopeService>> = {
  embedded: createEmbeddedService,
  docusign: ({ server, outside }) => {
    if (server.docusign === undefined) throw new Refusal({ status: 503, code: 'signing' });
    return withExternalCalls(createDocusignService(server.docusign), outside);
  },
};

/** Returns the service for new envelopes. */
export function presentService(context: HandlerContext): EnvelopeService {
  return serviceNamed(context, context.server.docusign === undefined ? 'embedded' : 'docusign');
}

/** Returns the service that an envelope was sent with, whatever is configured now. */
export async function envelopeServiceOf(context: HandlerContext, envelope: string): Promise<EnvelopeService> {
  const row = await context.db
    .selectFrom('signing_document')
    .select('service')
    .where('envelope_guid', '=', envelope)
    .executeTakeFirst();
  // An envelope from before there were documents has no row.
  return serviceNamed(context, row?.service ?? 'embedded');
}

function serviceNamed(context: HandlerContext, name: string): EnvelopeService {
  const create = services[name];
  if (create === undefined) throw new Error(`There is no signing service "${name}".`);
  return create(context);
}
