import { createContext } from 'react';

/** The state of a form's upload. */
export interface UploadProgress {
  /** The fraction of the files that has been sent, from 0 to 1. */
  readonly part: number;
  /** Cancels the call; nothing is stored. */
  readonly cancel: () => void;
}

/** The upload of the surrounding form; undefined while it sends no files. */
export const UploadProgressContext = createContext<UploadProgress | undefined>(undefined);
