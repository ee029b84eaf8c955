import { compileRelease } from '#compiler';
import type { Release } from '#engine';
import definitions from './definitions.json' with { type: 'json' };

/** The toy library that all cases of forms, flows and lifecycles speak of. */
export const release: Release = compileRelease(definitions);
