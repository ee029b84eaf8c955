import type { ErrorCode, Severity } from './codes.ts';

/** One mistake in a definition: what, where, and what would be right. */
export interface DefinitionError {
  readonly code: ErrorCode;
  readonly severity: Severity;
  readonly file: string;
  /** JSON Pointer below the file, empty for the whole of it. */
  readonly pointer: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1. */
  readonly column: number;
  /** Where the mistake begins in the text at the pointer, counted from 0; absent where it is the whole value. */
  readonly offset?: number;
  readonly message: string;
  /** The nearest right name, or what to do. */
  readonly hint?: string;
}
