import type { Views } from '../contexts/Views.ts';
import * as registry from './registry.ts';

/** All views by the head word of their block, for the `ViewsContext` at the root of a portal. */
export const views: Views = registry;
