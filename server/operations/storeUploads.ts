import { type FieldModel, fileOptions, problemMessage, readPath, writePath } from '#engine';
import type { HandlerContext } from '../contract/handler.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import { refuseProblems } from '../contract/refuseProblems.ts';
import type { ReceivedFile, ReceivedFiles, UploadedFile } from '../contract/UploadedFile.types.ts';
import { checkContent } from '../files/content/checkContent.ts';
import type { FileScanner } from '../files/scan/FileScanner.types.ts';

interface UploadInput {
  readonly context: HandlerContext;
  /** The accepted body, with the names and sizes of files. */
  readonly body: Readonly<Record<string, unknown>>;
  readonly received: ReceivedFiles | undefined;
  readonly scanner: FileScanner | undefined;
}

/**
 * Returns the body with its files stored. Each file is checked, scanned and stored outside the transaction, and gets
 * its row in the transaction of the call. A refused call leaves neither.
 */
export async function storeUploads(input: UploadInput): Promise<Readonly<Record<string, unknown>>> {
  let { body } = input;
  for (const field of input.context.operation.body ?? []) {
    const options = fileOptions(field);
    if (options === undefined || readPath(body, field.path) === undefined) continue;
    const files = input.received?.files.get(field.wire) ?? [];
    const stored: UploadedFile[] = [];
    for (const file of files) stored.push(await storeUpload(file, field, input));
    // JSON in the shape of a file is not a file.
    if (stored.length === 0) refuseFile('type', { field, name: '', context: input.context });
    body = writePath(body, field.path, options.many ? stored : stored[0]);
  }
  return body;
}

async function storeUpload(file: ReceivedFile, field: FieldModel, input: UploadInput): Promise<UploadedFile> {
  const { context, scanner, received } = input;
  const { name, staged } = file;
  const { id, size, hash, path } = staged;
  const outcome = await context.outside(`file ${id}`, async () => async () => {
    const checked = await checkContent(path, name);
    if ('problem' in checked) return checked;
    if (scanner !== undefined && (await scan(scanner, file, context)) !== undefined) return { problem: 'infected' };
    await context.files.uploads.store(staged).catch((error: unknown) => refuseStorage(error, context));
    received?.stored.add(id);
    return checked;
  });
  if ('problem' in outcome) return refuseFile(outcome.problem, { field, name, context });
  const { type } = outcome;
  const created_by = context.user.id ?? null;
  await context.db
    .insertInto('stored_file')
    .values({ id, name, type, size, hash, created_by, created_at: context.scope.clock.now() })
    .execute();
  return { id, name, type, size, hash };
}

/** A file is stored only if its scan has succeeded and found nothing. */
async function scan(scanner: FileScanner, { name, staged }: ReceivedFile, { log }: HandlerContext) {
  try {
    const found = await scanner.scan(staged.path);
    if (found !== undefined) log.warn({ found, hash: staged.hash, size: staged.size }, 'an uploaded file was infected');
    return found;
  } catch (error) {
    log.error({ err: error, extension: name.split('.').pop() }, 'a file could not be scanned for viruses');
    throw new Refusal({ status: 503, code: 'not-scanned' });
  }
}

function refuseStorage(error: unknown, { log }: HandlerContext): never {
  log.error({ err: error }, 'a file could not be stored');
  throw new Refusal({ status: 503, code: 'not-stored' });
}

interface RefusedFile {
  readonly field: FieldModel;
  readonly name: string;
  readonly context: Pick<HandlerContext, 'scope' | 'runtime'>;
}

function refuseFile(code: string, { field, name, context }: RefusedFile): never {
  const { scope, runtime } = context;
  const message = problemMessage({ code, title: field.title, value: name, messages: [field.messages], scope, runtime });
  refuseProblems([{ path: field.path, message }]);
  throw new Error('A problem was not refused.');
}
