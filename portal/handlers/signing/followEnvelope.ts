import { Readable } from 'node:stream';
import { isRecord } from '#engine';
import { type HandlerContext, lockRecord, storedEntity } from '#server';
import { signingEnvelopeStore } from '../../tables/stores.ts';
import type { EnvelopeState } from './EnvelopeService.types.ts';
import { envelopeServiceOf } from './envelopeServiceOf.ts';

type Row = Readonly<Record<string, unknown>>;

const open: readonly unknown[] = ['sent', 'delivered'];

/**
 * Requests the status of an open envelope from its service, stores changes with an event, and stores the document of a
 * completed one. Returns whether anything has changed.
 */
export async function followEnvelope(context: HandlerContext, envelope: Row): Promise<boolean> {
  const key = String(envelope['envelopeGuid']);
  if (!open.includes(envelope['status'])) return false;
  const service = await envelopeServiceOf(context, key);
  const state = await service.status(key);
  if (state === undefined) return false;
  const before = await lockRecord(context, 'signing-envelope', key);
  // Another request may have updated it meanwhile.
  if (!open.includes(before['status'])) return true;
  const recipientStatuses = laidOver(before, state, context.scope.clock.now());
  const isSame =
    before['status'] === state.status &&
    JSON.stringify(before['recipientStatuses']) === JSON.stringify(recipientStatuses);
  if (isSame) return false;
  const document = state.status === 'completed' ? await service.signedDocument(key) : undefined;
  const stored = document === undefined ? undefined : await context.files.put(Readable.from([Buffer.from(document)]));
  const after = {
    ...before,
    status: state.status,
    recipientStatuses,
    ...(stored === undefined ? {} : { documentHash: stored.hash }),
  };
  await signingEnvelopeStore.update(context.db, key, after, storedEntity(context, 'signing-envelope').entity);
  const what = state.status === 'completed' ? 'complete' : state.status;
  await context.events.append({ entity: 'signing-envelope', key, what, before, after });
  return true;
}

function laidOver(envelope: Row, state: EnvelopeState, now: string): readonly Row[] {
  const list = envelope['recipientStatuses'];
  return (Array.isArray(list) ? list.filter(isRecord) : []).map((recipient) => {
    const email = String(recipient['recipientEmail']).toLowerCase();
    const found = state.recipients.find(({ recipientEmail }) => recipientEmail === email);
    if (found === undefined) return recipient;
    const { status, deliveredOn, completedOn } = found;
    if (status === recipient['status'] && completedOn === recipient['completedOn']) return recipient;
    return {
      ...recipient,
      status,
      ...(deliveredOn === undefined ? {} : { deliveredOn }),
      ...(completedOn === undefined ? {} : { completedOn }),
      updatedOn: now,
    };
  });
}
