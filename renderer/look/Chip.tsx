import './marks.css';
import './tones.css';
import type { Tone } from '#engine';
import { classes } from './classes.ts';

/** A label in the tint of its severity. A tint is less dominant in a table than a full colour. */
export function Chip({ tone, label }: { readonly tone: Tone; readonly label: string }) {
  return (
    <span className={classes('fw-chip', `fw-${tone}`, tone === 'neutral' && 'fw-chip-neutral')}>
      <span>{label}</span>
    </span>
  );
}
