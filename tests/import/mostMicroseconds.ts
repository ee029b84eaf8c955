import { isLongSuite } from '../isLongSuite.ts';

/** Most time of the processor for one file. In the short suite other tests run at the same time, so none is measured. */
export const mostMicroseconds = isLongSuite ? 500_000 : Number.POSITIVE_INFINITY;
