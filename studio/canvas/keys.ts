import type { CanvasElement } from './outline.ts';
import type { Direction } from './target.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;
type Act = { readonly go: string } | { readonly move: Direction } | { readonly act: 'duplicate' | 'remove' };

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** What a key does in the canvas: arrows and Enter select, arrows with Alt move. Undefined for every other key. */
export function keysOf(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  focused: CanvasElement | undefined,
  elements: readonly CanvasElement[],
): Act | undefined {
  const direction = directions[key];
  if (altKey) return direction === undefined ? undefined : { move: direction };
  if (ctrlKey || metaKey) return key === 'd' ? { act: 'duplicate' } : undefined;
  if (key === 'Delete') return { act: 'remove' };
  if (key === 'Enter') return focused && { go: focused.pointer };
  const next = neighbourOf(key, focused === undefined ? -1 : elements.indexOf(focused), elements.length);
  const to = next === undefined ? undefined : elements[next];
  return to && { go: to.pointer };
}

function neighbourOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
