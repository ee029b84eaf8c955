import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { StoredFileResult } from '../files/StoredFileResult.ts';

/**
 * Streams a stored file. The last chunk is sent after the hash was compared: the response for an altered file ends
 * early, so browsers treat it as incomplete.
 */
export function sendStoredFile(reply: FastifyReply, { content, hash, size, type }: StoredFileResult): FastifyReply {
  const sum = createHash('sha256');
  let held: Buffer | undefined;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum.update(chunk);
      const before = held;
      held = chunk;
      done(null, before);
    },
    flush(done) {
      if (sum.digest('hex') === hash) done(null, held);
      else done(new Error(`A stored file no longer has its hash ${hash}.`));
    },
  });
  content.on('error', (error) => check.destroy(error));
  check.on('error', (error) => {
    content.destroy();
    reply.log.error({ err: error }, 'a stored file could not be sent');
  });
  return reply.type(type).header('content-length', size).send(content.pipe(check));
}
