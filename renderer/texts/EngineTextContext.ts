import { createContext } from 'react';
import type { EngineTextFunction } from './useEngineText.ts';

/** Texts of the engine, provided by a portal, or by the rjsf theme for an application without one. */
export const EngineTextContext = createContext<EngineTextFunction | undefined>(undefined);
