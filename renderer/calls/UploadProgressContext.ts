import { createContext } from 'react';

/** Part of the files of a form that has been sent, from 0 to 1, while they are being sent. */
export const UploadProgressContext = createContext<number | undefined>(undefined);
