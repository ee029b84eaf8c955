/** Where toasts could be, in pixels of the window. */
export interface ToastArea {
  readonly windowHeight: number;
  /** Left edge and height of the pile. */
  readonly left: number;
  readonly height: number;
  /** Rows of buttons that must stay free. */
  readonly bars: readonly Pick<DOMRect, 'top' | 'bottom' | 'right'>[];
}

/** Pixels between toasts and the edges of the window. */
export const toastEdge = 24;
const gap = 8;

/**
 * Distance of the toasts from the bottom of the window, in pixels, at which they cover no row of buttons. Where the
 * window has no such place, they are at its bottom.
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
