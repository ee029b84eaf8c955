import './marks.css';
import { classes } from './classes.ts';

/** A loading indicator. The element around it has the accessible text. */
export function Spinner({ size = 'medium' }: { readonly size?: 'small' | 'medium' }) {
  return (
    <svg
      className={classes('fw-spinner', size === 'small' && 'fw-spinner-small')}
      viewBox="22 22 44 44"
      aria-hidden="true"
    >
      <circle cx="44" cy="44" r="20.2" />
    </svg>
  );
}
