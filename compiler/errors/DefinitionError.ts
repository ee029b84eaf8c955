import type { ErrorCode, Severity } from './codes.ts';

/** One error in a definition: what, where, and how to fix it. */
export interface DefinitionError {
  readonly code: ErrorCode;
  readonly severity: Severity;
  readonly file: string;
  /** JSON Pointer in the file. Empty for the whole file. */
  readonly pointer: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** Offset of the error in the text at the pointer, from 0. Absent if the whole value is wrong. */
  readonly offset?: number;
  readonly message: string;
  /** The nearest valid name, or a fix. */
  readonly hint?: string;
}
