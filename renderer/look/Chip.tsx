import './marks.css';
import './tones.css';
import type { Tone } from '#engine';
import { classes } from './classes.ts';

/** A word in the tint of its tone. A tint says as much as a full colour and does not shout from a table. */
export function Chip({ tone, label }: { readonly tone: Tone; readonly label: string }) {
  return (
    <span className={classes('fw-chip', `fw-${tone}`, tone === 'neutral' && 'fw-chip-neutral')}>
      <span>{label}</span>
    </span>
  );
}
