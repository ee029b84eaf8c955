import type { CSSProperties } from 'react';

/** Style of a grid of pairs: at most `across` columns on a wide screen, and at most two on a narrower one. */
export function acrossOf(across: number): CSSProperties & Readonly<Record<`--${string}`, number>> {
  return { '--across': across, '--across-narrow': Math.min(across, 2) };
}
