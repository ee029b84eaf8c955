import type { Tone } from '#engine';

/** The severity of a tone. */
export function severityOf(tone: Tone | undefined): 'success' | 'info' | 'warning' | 'error' {
  return tone === undefined || tone === 'neutral' ? 'info' : tone;
}
