import type { CheckType } from './checkTypes.ts';

/** The variables in scope: name → type, as far as known. */
export type Variables = Readonly<Record<string, CheckType>>;
