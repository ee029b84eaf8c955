import { createContext } from 'react';

/** Closes the explanation of the page. */
export const WhyContext = createContext<() => void>(() => undefined);
