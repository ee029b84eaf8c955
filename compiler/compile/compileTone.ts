import type { Tone } from '#engine';
import { type Node, stringOf } from './node.ts';

const tones = ['success', 'info', 'warning', 'error', 'neutral'] as const satisfies readonly Tone[];

/** A tone by its name; undefined when it is none. */
export function compileTone(node: Node | undefined): Tone | undefined {
  return tones.find((tone) => tone === stringOf(node));
}
