/** Status of the folder of definitions that a development server watches. */
export type FolderStatus =
  | {
      readonly status: 'live';
      /** Hash of the live release. */
      readonly release: string;
      /** From the change of the folder until the release is live. Absent at start. */
      readonly milliseconds?: number;
      /** Formatted warnings; empty if there are none. */
      readonly warnings: string;
      /** Address of the server; only at start. */
      readonly address?: string;
    }
  | {
      readonly status: 'refused';
      /** Formatted errors of the gate. */
      readonly findings: string;
    };
