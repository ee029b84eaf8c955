import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** How an argument is used, which decides what its value must be made into. */
export type ArgumentUse = 'text' | 'number' | 'date' | 'time' | 'pattern' | 'plural' | 'select';

/** One argument of a text: a dotted path, its use, and the branches a plural or select has. */
export interface MessageArgument {
  readonly path: string;
  readonly use: ArgumentUse;
  /** Digits of a compact date such as `yyyyMMdd`, for the use `pattern`. */
  readonly pattern?: string;
  readonly branches?: readonly string[];
  /** Name under which the elements ask for the value. */
  readonly key: string;
}

export interface ParsedMessage {
  readonly elements: readonly MessageFormatElement[];
  readonly arguments: readonly MessageArgument[];
}

/** The name of an argument by its use and path; each way to use a path is an argument of its own. */
export function keyOf({ use, pattern = '', path }: Omit<MessageArgument, 'key'>): string {
  return `${use}${pattern}:${path}`;
}
