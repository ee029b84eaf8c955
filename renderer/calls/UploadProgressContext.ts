import { createContext } from 'react';

/** The files of a form while they are being sent. */
export interface UploadProgress {
  /** Part of them that has been sent, from 0 to 1. */
  readonly part: number;
  /** Ends the call; nothing of it is stored. */
  readonly cancel: () => void;
}

/** What the fields of a form know of the files that it sends; undefined while it sends none. */
export const UploadProgressContext = createContext<UploadProgress | undefined>(undefined);
