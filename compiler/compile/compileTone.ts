import type { Template, Tone } from '#engine';
import { compileTemplate } from './compileValue.ts';
import { type Node, stringOf } from './node.ts';

const tones = ['success', 'info', 'warning', 'error', 'neutral'] as const satisfies readonly Tone[];

/** A tone by name. Undefined for an unknown name. */
export function compileTone(node: Node | undefined): Tone | undefined {
  return tones.find((tone) => tone === stringOf(node));
}

/** The tone of one record: a constant, an expression, or a choice of constants. */
export function compileRecordTone(node: Node | undefined): Template | undefined {
  return node === undefined ? undefined : compileTemplate(node);
}
