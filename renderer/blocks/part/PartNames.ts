import { createContext } from 'react';

/** Names of the parts around, outermost first: what tells two drawings of one part from each other. */
export const PartNames = createContext<readonly string[]>([]);
