import type { Views } from '../contexts/Views.ts';
import * as registry from './registry.ts';

/** All views by the discriminator of their block, for the `ViewsContext` of a portal. */
export const views: Views = registry;
