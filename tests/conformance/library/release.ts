import { compileRelease } from '#compiler';
import type { Release } from '#engine';
import definitions from './definitions.json' with { type: 'json' };

/** The toy library of all cases about forms, flows and lifecycles. */
export const release: Release = compileRelease(definitions);
