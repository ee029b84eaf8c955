import { isRecord } from '#engine';

/**
 * Returns what the job queue reports as an error. pg-boss reports most failures as plain objects with the properties of
 * an error, of which the log would show neither the message nor the code.
 */
export function queueError(reported: unknown): unknown {
  if (reported instanceof Error || !isRecord(reported)) return reported;
  return Object.assign(new Error('The job queue has failed.'), reported);
}
