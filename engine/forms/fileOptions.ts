import type { FieldModel } from '../model/field.types.ts';
import { isFileField } from '../operations/encodeRequest.ts';
import { byteSize } from './byteSize.ts';

/** What a field for files accepts. */
export interface FileOptions {
  readonly many: boolean;
  /** The maximum size of a file in bytes. Absent if the field has no limit. */
  readonly maxBytes?: number;
}

/** What a file field accepts. Undefined for any other field. */
export function fileOptions(field: FieldModel): FileOptions | undefined {
  if (!isFileField(field)) return undefined;
  const maxBytes = byteSize(field.words['maxSize']);
  return { many: field.words['many'] === true, ...(maxBytes === undefined ? {} : { maxBytes }) };
}
