import { createContext } from 'react';
import type { Filters } from './useTableState.ts';

/** How many rows there are under filters; undefined where nobody knows. */
export type CountRows = (filters: Filters) => number | undefined;

export const CountsContext = createContext<CountRows>(() => undefined);
