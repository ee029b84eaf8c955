import { createContext } from 'react';

/** Variables of the surrounding components. An inner variable overrides an outer one of the same name. */
export const ScopeContext = createContext<Readonly<Record<string, unknown>>>({});
