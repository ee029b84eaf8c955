import { createContext } from 'react';
import type { EngineTextFunction } from './useEngineText.ts';

/** Texts of the engine: provided by a portal, and by the theme of forms for an app without one. */
export const EngineTextContext = createContext<EngineTextFunction | undefined>(undefined);
