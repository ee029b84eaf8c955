import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { expressions } from '#compiler';
import {
  anonymous,
  type FieldModel,
  fileOptions,
  isRecord,
  type OperationModel,
  problemMessage,
  type Runtime,
} from '#engine';
import { Refusal } from '../contract/Refusal.ts';
import type { Services } from '../contract/Services.types.ts';
import type { ReceivedFile, ReceivedFiles } from '../contract/UploadedFile.types.ts';
import { cleanFileName } from '../files/cleanFileName.ts';

interface Receiving {
  readonly request: FastifyRequest;
  readonly operation: OperationModel;
  readonly services: Services;
  readonly runtime: Runtime;
}

/** A received multipart body. */
export interface ReceivedBody extends ReceivedFiles {
  readonly body: Readonly<Record<string, unknown>>;
  /** Removes the local files that were not stored. */
  discard(): Promise<void>;
}

/** Maximum number of files per request. */
const mostFiles = 20;
const mostFields = 200;
/** Maximum size in bytes of the values next to the files. */
const longestPart = 1024 * 1024;

/** Returns whether a request has a multipart body and its operation has a file in its body. */
export function isMultipart(request: FastifyRequest, operation: OperationModel): boolean {
  const hasParts = request.isMultipart();
  const hasFiles =
    operation.part !== undefined || (operation.body ?? []).some((field) => fileOptions(field) !== undefined);
  if (hasParts && !hasFiles) throw new Refusal({ status: 415, code: 'media-type' });
  return hasParts;
}

/**
 * Receives the files of a request into the local folder of the store, and the values next to them. A file that is too
 * large is read to its end, because a browser reads no response before it has sent its request. Throws a `Refusal` if
 * the body is invalid or too large.
 */
export async function receiveMultipart(receiving: Receiving): Promise<ReceivedBody> {
  const { request, operation, services } = receiving;
  const { uploads } = services.files;
  const fields = new Map((operation.body ?? []).map((field) => [field.wire, field]));
  const files = new Map<string, ReceivedFile[]>();
  const values: Record<string, unknown> = {};
  let beside: Readonly<Record<string, unknown>> = {};
  const all = (): readonly ReceivedFile[] => [...files.values()].flat();
  const discard = async (): Promise<void> => {
    for (const { staged } of all()) await uploads.discard(staged);
  };
  assertLength(receiving);
  try {
    const limits = { fileSize: Number.POSITIVE_INFINITY, files: mostFiles, fields: mostFields, fieldSize: longestPart };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === operation.part) beside = parsePart(part.value);
        else values[part.fieldname] = readValue(fields.get(part.fieldname), part.value);
        continue;
      }
      // A browser sends JSON with its media type, like a file.
      if (part.fieldname === operation.part) {
        beside = parsePart(await readText(part.file));
        continue;
      }
      const field = fields.get(part.fieldname);
      if (field === undefined || fileOptions(field) === undefined) {
        part.file.resume();
        values[part.fieldname] = null;
        continue;
      }
      const file = await receiveFile(part, field, receiving);
      if (file !== undefined) files.set(field.wire, [...(files.get(field.wire) ?? []), file]);
    }
    for (const [wire, received] of files) {
      const described = received.map(({ name, staged: { size, hash } }) => ({ name, size, hash }));
      // Several files for a single-file field stay a list, which its validation refuses.
      values[wire] = isMany(fields.get(wire)) || described.length > 1 ? described : described[0];
    }
    return { body: { ...beside, ...values }, files, stored: new Set(), discard };
  } catch (error) {
    await discard();
    throw error instanceof Refusal ? error : brokenOff(error, services);
  }
}

function isMany(field: FieldModel | undefined): boolean {
  return field !== undefined && fileOptions(field)?.many === true;
}

/** Refuses a request without reading it if its declared length exceeds that of all allowed files. */
function assertLength({ request, services }: Receiving): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > mostFiles * services.uploadLimit + longestPart) throw new Refusal({ status: 413, code: 'too-large' });
}

async function receiveFile(
  part: MultipartFile,
  field: FieldModel,
  receiving: Receiving,
): Promise<ReceivedFile | undefined> {
  const { uploads } = receiving.services.files;
  const limit = limitOf(field, receiving.services);
  // A form without a selected file sends a part without a name.
  const isNothing = part.filename === undefined || part.filename === '';
  const staged = await uploads.stage(part.file, limit);
  if (isNothing && staged.size === 0) {
    await uploads.discard(staged);
    return undefined;
  }
  const name = cleanFileName(part.filename ?? '') ?? 'file';
  if (!staged.isCut) return { name, staged };
  await uploads.discard(staged);
  const message = problemMessage({
    ...{ code: 'maxSize', title: field.title, value: name, limit: sizeOf(limit), messages: [field.messages] },
    scope: textScope(receiving),
    runtime: receiving.runtime,
  });
  throw new Refusal({ status: 413, code: 'too-large', message, fields: { [`/${field.path}`]: message } });
}

/** Scope of messages about files, without variables of the request. */
function textScope({ services, runtime }: Receiving) {
  return { variables: {}, user: anonymous, settings: runtime.release.settings, clock: services.clock, expressions };
}

function limitOf(field: FieldModel, { uploadLimit }: Services): number {
  return Math.min(fileOptions(field)?.maxBytes ?? uploadLimit, uploadLimit);
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? `${Math.floor(megabytes)} MB` : `${Math.floor(bytes / 1024)} kB`;
}

async function readText(content: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size <= longestPart) chunks.push(chunk);
  }
  if (size > longestPart) throw new Refusal({ status: 413, code: 'too-large' });
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses the values next to the files if they are one part. */
function parsePart(value: unknown): Readonly<Record<string, unknown>> {
  const parsed = isRecord(value) ? value : parseJson(value);
  if (isRecord(parsed)) return parsed;
  throw new Refusal({ status: 400, code: 'validation' });
}

/** Parses a value that was sent as a separate part: JSON, unless the field is a string. */
function readValue(field: FieldModel | undefined, value: unknown): unknown {
  if (typeof value !== 'string' || field === undefined || field.type === 'string') return value;
  return parseJson(value) ?? value;
}

function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return undefined;
  try {
    const parsed: unknown = JSON.parse(value);
    return parsed;
  } catch {
    return undefined;
  }
}

/** A closed connection, an invalid multipart body, or a full drive. */
function brokenOff(error: unknown, { log }: Services): Refusal {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^E[A-Z]+$/.test(code) && !/^(ECONNRESET|EPIPE)$/.test(code)) {
    log.error({ err: error }, 'a file could not be received');
    return new Refusal({ status: 503, code: 'not-stored' });
  }
  return new Refusal({ status: 400, code: 'validation' });
}
