/** What an operation with a file as its result answers. */
export interface FileResult {
  readonly name: string;
  /** Media type, `application/pdf`. */
  readonly type: string;
  readonly data: ArrayBuffer;
}

/** What a file field holds before it is sent: a browser `File` has this shape. */
export interface FileValue {
  readonly name: string;
  readonly size: number;
  readonly type?: string;
}

/** Tells a chosen file from any other value. */
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
