import type { Tone } from '#engine';

/** Returns MUI's severity for a tone. */
export function severityOf(tone: Tone | undefined): 'success' | 'info' | 'warning' | 'error' {
  return tone === undefined || tone === 'neutral' ? 'info' : tone;
}
