/** One line that is added to a file that exists. */
export interface Registration {
  readonly file: string;
  /** The file with the new line. */
  readonly edit: (text: string) => string;
}

/** What `npm run new` writes for one sort of thing. */
export interface Recipe {
  /** What a name looks like, and how that is said. */
  readonly name: { readonly pattern: RegExp; readonly hint: string };
  /** Path → content of every new file. */
  readonly files: (name: string) => ReadonlyMap<string, string>;
  readonly registrations: (name: string) => readonly Registration[];
  /** The folder of definitions that it makes, where the files do not belong to one that exists. */
  readonly folder?: (name: string) => string;
  /** What is left to do by hand, one sentence each; `folder` is that of the definitions, from the current one on. */
  readonly next: (name: string, folder: string) => readonly string[];
}
