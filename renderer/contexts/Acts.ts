import { createContext } from 'react';
import type { Act, Scope } from '#engine';

/** What an act does at a place: `next` in a wizard, `export` beside a table, `reset` in a form. */
export type Acts = Readonly<Partial<Record<Act, (scope: Scope) => void | Promise<void>>>>;

export const ActsContext = createContext<Acts>({});
