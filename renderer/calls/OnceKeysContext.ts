import { createContext } from 'react';
import { createOnceKeys, type OnceKeys } from './OnceKeys.ts';

export const OnceKeysContext = createContext<OnceKeys>(createOnceKeys());
