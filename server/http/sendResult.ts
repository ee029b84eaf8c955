import type { FastifyReply } from 'fastify';
import { type FileResult, fileNameOf, isRecord, type OperationModel, totalOf } from '#engine';
import { StoredFileResult } from '../files/StoredFileResult.ts';
import { closedPolicy } from './closedPolicy.ts';
import { sendStoredFile } from './sendStoredFile.ts';

/**
 * Sends a result as the operation specifies: JSON, a file to download, or nothing. Throws if the operation returns a
 * file and the result is none.
 */
export function sendResult(reply: FastifyReply, operation: OperationModel, result: unknown): FastifyReply {
  const done = operation.status?.done;
  if (operation.result.shape === 'none' || result === undefined || result === null)
    return reply.code(done ?? 204).send();
  if (done !== undefined) reply.code(done);
  const total = totalOf(result);
  // A list has no property for the total, so it is a header.
  if (total !== undefined) reply.header('x-total', String(total));
  if (operation.result.shape !== 'file')
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(result));
  if (!isFileResult(result) && !(result instanceof StoredFileResult))
    throw new Error(`"${operation.id}" answered no file.`);
  const name = fileNameOf(result.name);
  const ascii = name.replace(/[^\w.() -]/g, '_').slice(0, 150);
  reply
    .header('content-disposition', `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('content-security-policy', `sandbox; ${closedPolicy}`)
    .header('x-content-type-options', 'nosniff');
  if (result instanceof StoredFileResult) return sendStoredFile(reply, result);
  return reply.type(result.type).send(Buffer.from(result.data));
}

function isFileResult(value: unknown): value is FileResult {
  return (
    isRecord(value) &&
    typeof value['name'] === 'string' &&
    typeof value['type'] === 'string' &&
    value['data'] instanceof ArrayBuffer
  );
}
