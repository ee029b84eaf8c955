import type { FieldModel } from '../model/field.types.ts';
import { isFileField } from '../operations/encodeRequest.ts';
import { byteSize } from './byteSize.ts';

/** What a field for files accepts. */
export interface FileOptions {
  readonly many: boolean;
  /** Bytes of the largest file, where the field limits them. */
  readonly maxBytes?: number;
}

/** What a field accepts where it is one for files; undefined for any other. */
export function fileOptions(field: FieldModel): FileOptions | undefined {
  if (!isFileField(field)) return undefined;
  const maxBytes = byteSize(field.words['maxSize']);
  return { many: field.words['many'] === true, ...(maxBytes === undefined ? {} : { maxBytes }) };
}
