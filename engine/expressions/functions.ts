import type { FunctionEntry } from './defineFunction.ts';
import * as registry from './functions/registry.ts';

/** Every function and method of the language, by name. */
export const functions: ReadonlyMap<string, FunctionEntry> = new Map(Object.entries(registry));
