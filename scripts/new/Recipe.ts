/** A line that is added to an existing file. */
export interface Registration {
  readonly file: string;
  /** Returns the file with the new line. */
  readonly edit: (text: string) => string;
}

/** The files and lines that `npm run new` writes for one sort. */
export interface Recipe {
  /** Pattern of a name, and its description. */
  readonly name: { readonly pattern: RegExp; readonly hint: string };
  /** Returns path → content of every new file. */
  readonly files: (name: string) => ReadonlyMap<string, string>;
  readonly registrations: (name: string) => readonly Registration[];
  /** Returns the new folder of definitions, if the files do not belong to an existing one. */
  readonly folder?: (name: string) => string;
  /**
   * Returns the remaining manual steps, one sentence each. `folder` is that of the definitions, relative to the current
   * one.
   */
  readonly next: (name: string, folder: string) => readonly string[];
}
