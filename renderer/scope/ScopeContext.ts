import { createContext } from 'react';

/** Variables that the drawn things around hand down; the nearest one of a name wins. */
export const ScopeContext = createContext<Readonly<Record<string, unknown>>>({});
