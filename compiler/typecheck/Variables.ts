import type { CheckType } from './checkTypes.ts';

/** What expressions of a place may read: name → what is known of it. */
export type Variables = Readonly<Record<string, CheckType>>;
