/** The result of an operation that returns a file. */
export interface FileResult {
  readonly name: string;
  /** Media type, `application/pdf`. */
  readonly type: string;
  readonly data: ArrayBuffer;
}

/** The value of a file field before it is sent. A browser `File` has this shape. */
export interface FileValue {
  readonly name: string;
  readonly size: number;
  readonly type?: string;
}

/** Distinguishes a selected file from any other value. */
export function isFileValue(value: unknown): value is FileValue {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'size' in value &&
    typeof value.size === 'number'
  );
}
