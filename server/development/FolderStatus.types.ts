/** What became of the folder of definitions that a server in development follows. */
export type FolderStatus =
  | {
      readonly status: 'live';
      /** Hash of the release that is live now. */
      readonly release: string;
      /** From the change of the folder to the release being live; absent at the start. */
      readonly milliseconds?: number;
      /** As they are printed; empty when there are none. */
      readonly warnings: string;
      /** Where the server listens; told once, at the start. */
      readonly address?: string;
    }
  | {
      readonly status: 'refused';
      /** What the gate found, as it is printed. */
      readonly findings: string;
    };
