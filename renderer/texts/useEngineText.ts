import { use } from 'react';
import { EngineTextContext } from './EngineTextContext.ts';

export type EngineTextFunction = (name: string, extra?: Readonly<Record<string, unknown>>) => string;

/**
 * Returns the function for texts of the engine, `engine/<name>`: those of the release in a portal, those of the theme
 * in a form of rjsf.
 */
export function useEngineText(): EngineTextFunction {
  const text = use(EngineTextContext);
  if (text === undefined) throw new Error('Texts of the engine need a RuntimeProvider, or the theme of forms');
  return text;
}
