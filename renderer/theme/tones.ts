import type { Tone } from '#engine';

/** MUI's colour of a tone; neutral has none. */
export function colourOf(tone: Tone | undefined): 'success' | 'info' | 'warning' | 'error' | 'default' {
  return tone === undefined || tone === 'neutral' ? 'default' : tone;
}

/** MUI's severity of a tone. */
export function severityOf(tone: Tone | undefined): 'success' | 'info' | 'warning' | 'error' {
  return tone === undefined || tone === 'neutral' ? 'info' : tone;
}
