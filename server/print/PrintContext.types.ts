import type { Release, Scope } from '#engine';

/** Context of printing a screen: the release, the reader, the data, and a function that runs operations. */
export interface PrintContext {
  readonly release: Release;
  /** The reader, the time and the variables of the screen. */
  readonly scope: Scope;
  readonly locale: string;
  /** Level of the next heading; 1 directly below the title. */
  readonly level: number;
  /** Returns the result of an operation, with the names of the definitions. */
  readonly run: (operation: string, args: Readonly<Record<string, unknown>>) => Promise<unknown>;
}
