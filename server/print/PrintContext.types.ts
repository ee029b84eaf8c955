import type { Release, Scope } from '#engine';

/** What a screen is printed with: the release that has it, the reader and the data, and who answers its calls. */
export interface PrintContext {
  readonly release: Release;
  /** The reader, the time and the variables of the place. */
  readonly scope: Scope;
  readonly locale: string;
  /** Level of the next heading; 1 for what is directly below the title. */
  readonly level: number;
  /** Returns what an operation returns, by the definitions' names. */
  readonly run: (operation: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;
}
