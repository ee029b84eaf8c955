import type { CSSProperties } from 'react';

/**
 * Returns the style of a grid of labels and values with at most `across` columns, and at most two on a narrow screen.
 */
export function acrossOf(across: number): CSSProperties & Readonly<Record<`--${string}`, number>> {
  return { '--across': across, '--across-narrow': Math.min(across, 2) };
}
