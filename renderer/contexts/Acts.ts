import { createContext } from 'react';
import type { Act, Scope } from '#engine';

/** Implementations of commands in a component: `next` in a wizard, `export` in a table, `reset` in a form. */
export type Acts = Readonly<Partial<Record<Act, (scope: Scope) => void | Promise<void>>>>;

export const ActsContext = createContext<Acts>({});
