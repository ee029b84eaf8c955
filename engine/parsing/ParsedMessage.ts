import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** How an argument is used, which decides the type that its value is converted to. */
export type ArgumentUse = 'text' | 'number' | 'date' | 'time' | 'pattern' | 'plural' | 'select';

/** One argument of a text: its dotted path, its use, and the branches of a plural or select. */
export interface MessageArgument {
  readonly path: string;
  readonly use: ArgumentUse;
  /** Digits of a compact date such as `yyyyMMdd`, for the use `pattern`. */
  readonly pattern?: string;
  readonly branches?: readonly string[];
  /** The key of the value in the elements. */
  readonly key: string;
}

export interface ParsedMessage {
  readonly elements: readonly MessageFormatElement[];
  readonly arguments: readonly MessageArgument[];
}

/** The key of an argument, from its use and path. Each use of a path is a separate argument. */
export function keyOf({ use, pattern = '', path }: Omit<MessageArgument, 'key'>): string {
  return `${use}${pattern}:${path}`;
}
