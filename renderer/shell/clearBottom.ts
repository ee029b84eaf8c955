/** The area in which toasts can be placed, in pixels of the window. */
export interface ToastArea {
  readonly windowHeight: number;
  /** Left edge and height of the stack. */
  readonly left: number;
  readonly height: number;
  /** Rows of buttons that must not be covered. */
  readonly bars: readonly Pick<DOMRect, 'top' | 'bottom' | 'right'>[];
}

/** Pixels between toasts and the edges of the window. */
export const toastEdge = 24;
const gap = 8;

/**
 * Returns the distance of the toasts from the bottom of the window, in pixels, at which they cover no row of buttons.
 * If there is no such position, they are at the bottom.
 */
export function clearBottom({ windowHeight, left, height, bars }: ToastArea): number {
  let bottom = toastEdge;
  for (const bar of [...bars].sort((one, other) => other.bottom - one.bottom)) {
    const isBeside = bar.right <= left;
    const isAbove = bar.bottom <= windowHeight - bottom - height;
    const isBelow = bar.top >= windowHeight - bottom;
    if (!isBeside && !isAbove && !isBelow) bottom = windowHeight - bar.top + gap;
  }
  return bottom + height > windowHeight ? toastEdge : bottom;
}
