import { isRecord } from '#engine';
import { Refusal } from '#server';
import type { EnvelopeService, RecipientState } from '../EnvelopeService.types.ts';
import { writePdf } from '../writePdf.ts';
import { docusignToken } from './docusignToken.ts';
import { envelopeDefinition } from './envelopeDefinition.ts';
import type { DocusignConfig } from './readDocusign.ts';

/** Time limit of a request in milliseconds. */
const patience = 15_000;

/** Status of the service → status of the portal. An unopened envelope is `sent`. */
const states: Readonly<Record<string, string>> = {
  delivered: 'delivered',
  signed: 'delivered',
  completed: 'completed',
  declined: 'declined',
  voided: 'voided',
};

/** Creates a service that signs with the REST API of DocuSign, version 2.1. */
export function createDocusignService(config: DocusignConfig, send: typeof fetch = fetch): EnvelopeService {
  const envelopes = `${config.baseUrl}/v2.1/accounts/${encodeURIComponent(config.accountId)}/envelopes`;

  async function ask(url: string, init: { method?: string; body?: unknown } = {}): Promise<Response> {
    const answer = await askedOrRefused(async () =>
      send(url, {
        method: init.method ?? 'GET',
        // The token must only be sent to this address.
        redirect: 'error',
        headers: {
          authorization: `Bearer ${await docusignToken(config, send)}`,
          accept: 'application/json, application/pdf',
          ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(init.body === undefined ? {} : { body: JSON.stringify(init.body) }),
        signal: AbortSignal.timeout(patience),
      }),
    );
    if (answer.ok) return answer;
    throw await refusalOf(answer);
  }

  return {
    name: 'docusign',
    async send(packet) {
      const pdf = await writePdf({
        title: packet.title,
        text: packet.text,
        createdAt: packet.createdAt,
        signatures: [],
        remarks: [],
        anchors: packet.recipients.map((_, index) => `/signature-${index + 1}/`),
      });
      const answer = await ask(envelopes, { method: 'POST', body: envelopeDefinition(packet, pdf) });
      const json: unknown = await answer.json();
      const id = isRecord(json) ? json['envelopeId'] : undefined;
      if (typeof id !== 'string' || id === '') throw new Refusal({ status: 503, code: 'signing' });
      return { envelope: id, packet };
    },
    async status(envelope) {
      const answer = await ask(`${envelopes}/${encodeURIComponent(envelope)}?include=recipients`);
      const json: unknown = await answer.json();
      const recipients = isRecord(json) && isRecord(json['recipients']) ? json['recipients']['signers'] : [];
      return {
        status: stateOf(isRecord(json) ? json['status'] : undefined),
        recipients: (Array.isArray(recipients) ? recipients : []).filter(isRecord).map(toRecipientState),
      };
    },
    async signedDocument(envelope) {
      const answer = await ask(`${envelopes}/${encodeURIComponent(envelope)}/documents/combined`);
      return new Uint8Array(await answer.arrayBuffer());
    },
    async void(envelope, reason) {
      const body = { status: 'voided', voidedReason: reason };
      await ask(`${envelopes}/${encodeURIComponent(envelope)}`, { method: 'PUT', body });
    },
  };
}

function toRecipientState(signer: Readonly<Record<string, unknown>>): RecipientState {
  const { email, deliveredDateTime, signedDateTime } = signer;
  return {
    recipientEmail: typeof email === 'string' ? email.toLowerCase() : '',
    status: stateOf(signer['status']),
    ...(typeof deliveredDateTime === 'string' ? { deliveredOn: toInstant(deliveredDateTime) } : {}),
    ...(typeof signedDateTime === 'string' ? { completedOn: toInstant(signedDateTime) } : {}),
  };
}

function stateOf(word: unknown): string {
  return (typeof word === 'string' ? states[word.toLowerCase()] : undefined) ?? 'sent';
}

/** The service's timestamps have seven decimal places. */
function toInstant(moment: string): string {
  return new Date(moment).toISOString();
}

/** An unreachable service, or a timeout, is not an error of the portal. */
async function askedOrRefused(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal({ status: 503, code: 'signing' });
  }
}

/** Passes the service's message for an invalid request on to the caller. Any other error has a general message. */
async function refusalOf(answer: Response): Promise<Refusal> {
  const json: unknown = await answer.json().catch(() => undefined);
  const message = isRecord(json) ? json['message'] : undefined;
  if (answer.status === 400 && typeof message === 'string' && message !== '') {
    return new Refusal({ status: 422, code: 'signing', message: `400 Bad Request: ${message.slice(0, 500)}` });
  }
  return new Refusal({ status: 503, code: 'signing' });
}
