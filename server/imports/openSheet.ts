import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { problemMessage, type Runtime, type Scope } from '#engine';
import type { FileStore } from '../contract/FileStore.types.ts';
import type { ImportSource } from '../contract/Imports.types.ts';
import { Refusal } from '../contract/Refusal.ts';
import type { ImportForm } from './findImportForm.ts';
import { readHeader, type SheetHeader } from './readHeader.ts';
import { readSheet } from './sheets/readSheet.ts';
import type { SheetContent } from './sheets/SheetContent.types.ts';

/** Limits of one file. A larger one must be split. */
const sheetLimits = { rows: 10_000, bytes: 64 * 1024 * 1024 } as const;

interface OpenInput {
  readonly files: FileStore;
  readonly file: ImportSource['file'];
  readonly source: ImportForm;
  readonly scope: Scope;
  readonly runtime: Runtime;
}

/** A workbook with its columns. */
export interface OpenSheet extends SheetContent {
  readonly columns: SheetHeader;
}

/**
 * Reads a stored workbook and finds its columns. Throws a `Refusal` with a message about the file if it cannot be read.
 */
export async function openSheet({ files, file, source, scope, runtime }: OpenInput): Promise<OpenSheet> {
  const refuse = (code: string, title: string = file.name): never => {
    const limit = sheetLimits.rows;
    const message = problemMessage({
      ...{ code, title: { literal: title }, value: file.name, limit },
      ...{ messages: [source.form.messages], scope, runtime },
    });
    throw new Refusal({ status: 400, code: 'validation', message, fields: { '/file': message } });
  };
  const path = join(tmpdir(), `formwork-sheet-${randomUUID()}`);
  const content = await files.uploads.open(file.id);
  if (content === undefined) throw new Refusal({ status: 503, code: 'not-read' });
  try {
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const sheet = await readSheet(path, sheetLimits);
    if ('problem' in sheet) return refuse(sheet.problem);
    const columns = readHeader({ header: sheet.header, source, scope, context: runtime });
    return 'code' in columns ? refuse(columns.code, columns.title) : { ...sheet, columns };
  } finally {
    await rm(path, { force: true });
  }
}
