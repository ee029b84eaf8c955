import { createContext } from 'react';
import type { Filters } from './useTableState.ts';

/** Returns the number of rows that match filters; undefined if it is unknown. */
export type CountRows = (filters: Filters) => number | undefined;

export const CountsContext = createContext<CountRows>(() => undefined);
