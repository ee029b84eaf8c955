import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { isRecord } from '#engine';
import type { HandlerContext } from '#server';
import { writePdf } from './writePdf.ts';

type Row = Readonly<Record<string, unknown>>;

/**
 * Prints an envelope with all its signatures, stores the file and returns its hash. The document contains the same
 * facts as a JSON attachment, with the exact characters.
 */
export async function sealDocument(
  { files, scope }: Pick<HandlerContext, 'files' | 'scope'>,
  envelope: Row,
  text: string,
): Promise<string> {
  const list = envelope['recipientStatuses'];
  const signatures = (Array.isArray(list) ? list.filter(isRecord) : []).map((recipient) => ({
    name: String(recipient['recipientName']),
    email: String(recipient['recipientEmail']),
    signedName: String(recipient['signedName']),
    openedAt: String(recipient['deliveredOn']),
    signedAt: String(recipient['completedOn']),
  }));
  const title = String(envelope['envelopeName']);
  const textHash = createHash('sha256').update(text).digest('hex');
  const facts = { envelope: envelope['envelopeGuid'], project: envelope['projectNumber'], title, textHash };
  const pdf = await writePdf({
    title,
    text,
    createdAt: scope.clock.now(),
    signatures,
    remarks: [
      `Envelope ${String(facts.envelope)}`,
      `Project ${String(facts.project)}`,
      `SHA-256 of the text ${textHash}`,
    ],
    attachment: { name: 'signatures.json', json: { ...facts, text, signatures } },
  });
  const { hash } = await files.put(Readable.from([pdf]));
  return hash;
}
