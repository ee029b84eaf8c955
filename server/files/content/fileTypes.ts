import type { ContentCheck } from './ContentProblem.ts';
import { checkDoc } from './checkDoc.ts';
import { checkJpeg } from './checkJpeg.ts';
import { checkOffice } from './checkOffice.ts';
import { checkPdf } from './checkPdf.ts';
import { checkPng } from './checkPng.ts';
import { checkRtf } from './checkRtf.ts';
import { checkText } from './checkText.ts';

/** A supported file type. */
export interface FileTypeEntry {
  /** Media type for the download. */
  readonly type: string;
  /** Extension that `file-type` detects from the first bytes. Undefined for text, which can begin with any. */
  readonly found: string | undefined;
  readonly check: ContentCheck;
}

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const jpeg: FileTypeEntry = { type: 'image/jpeg', found: 'jpg', check: checkJpeg };

/** Extension → type. Files with other extensions are refused. */
export const fileTypes: ReadonlyMap<string, FileTypeEntry> = new Map([
  ['pdf', { type: 'application/pdf', found: 'pdf', check: checkPdf }],
  ['png', { type: 'image/png', found: 'png', check: checkPng }],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['txt', { type: 'text/plain', found: undefined, check: checkText }],
  ['csv', { type: 'text/csv', found: undefined, check: checkText }],
  ['rtf', { type: 'application/rtf', found: 'rtf', check: checkRtf }],
  ['doc', { type: 'application/msword', found: 'cfb', check: checkDoc }],
  ['docx', { type: word, found: 'docx', check: checkOffice('word/document.xml') }],
  ['xlsx', { type: sheet, found: 'xlsx', check: checkOffice('xl/workbook.xml') }],
]);
